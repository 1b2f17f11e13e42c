import { isInTamil, languageOfPath, withoutLanguage } from '../../contract/language.ts'
import { pagePaths } from '../../contract/paths.ts'

const pages = new RegExp(
  `^(${Object.values(pagePaths)
    .map((path) => path.replace(/:\w+/g, '[^/]+'))
    .join('|')})$`,
)

/**
 * The one spelling of a page's address, with its query as it came: in small letters, without double or trailing
 * slashes, dot segments or needless encoding. Null if it is spelled so already, or leads to no page.
 */
export function findSpelling(url: string): string | null {
  const [path = '', query] = splitQuery(url)
  const spelled = spell(path)
  return spelled === null || spelled === path || !isPage(spelled) ? null : spelled + query
}

function isPage(path: string): boolean {
  return languageOfPath(path) === 'en' ? pages.test(path) : isInTamil(withoutLanguage(path))
}

function splitQuery(url: string): [string, string] {
  const at = url.indexOf('?')
  return at < 0 ? [url, ''] : [url.slice(0, at), url.slice(at)]
}

/** Null where a segment has a slash of its own, or cannot be decoded. */
function spell(path: string): string | null {
  try {
    // Reads the path as the router does, which takes a backslash for a slash and resolves dots.
    const { pathname } = new URL(`http://host${path}`)
    const segments = pathname.split('/').filter(Boolean).map(decodeURIComponent)
    if (segments.some((segment) => segment.includes('/'))) return null
    return `/${segments.map((segment) => encodeURIComponent(toSmall(segment))).join('/')}`
  } catch {
    return null
  }
}

/** ASCII letters alone: only for these does the router ignore case. */
function toSmall(text: string): string {
  return text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
}
