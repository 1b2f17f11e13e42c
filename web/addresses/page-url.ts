import { withoutLanguage } from '../../contract/language.ts'
import { adminPath } from '../../contract/public-paths.ts'
import { contactFields } from '../features/shop/contact-message.ts'
import { sitemapPart } from '../seo/sitemap.ts'

/** The query parameters that pages read on the server, by the first segment of their path. */
const parametersOf: Record<string, readonly string[]> = {
  products: ['category', 'name', 'search', 'exact', 'sort', 'product', 'page'],
  category: ['search', 'exact'],
  gallery: ['category'],
  'price-list': ['lang'],
  list: ['i', 'lang'],
  contact: contactFields,
  'sitemap.xml': [sitemapPart],
  // Parameters of React Router's own requests: routes that links lead to, and the data of a page.
  __manifest: ['paths', 'version'],
}
const dataParameters = ['_routes']
const dataSuffix = /\.data$/

/**
 * The address of a page with only those parameters that it reads, in order. The page is rendered from this
 * address and cached under it, so that addresses with the same response share it.
 */
export function normalizePageUrl(url: string): string {
  const [path = '', ...rest] = url.split('?')
  if (rest.length === 0) return url
  const given = new URLSearchParams(rest.join('?'))
  const names = [...parametersOfPage(path), ...(dataSuffix.test(path) ? dataParameters : [])]
  const pairs = names.flatMap((name) => given.getAll(name).map((value) => [name, value]))
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs)}`
}

/**
 * Words for caches in front of a page that is not for everybody: not to keep how staff sign in, nor what else is
 * in the admin area, nor the page that shows what somebody has typed. Null for all other pages.
 */
export function findPrivacy(url: string): 'no-store' | 'private, no-cache' | null {
  const [path = '', query] = normalizePageUrl(url).split('?')
  const [name, page] = segmentsOf(path)
  if (name === adminPath.slice(1)) return page === 'login' ? 'no-store' : 'private, no-cache'
  return name === 'contact' && query !== undefined ? 'private, no-cache' : null
}

/** The segments of a page's English path, as the router reads them; requests for its data have the same. */
function segmentsOf(path: string): string[] {
  return withoutLanguage(decodeURIComponent(path).toLowerCase().replace(/^\/+/, '/'))
    .replace(dataSuffix, '')
    .split('/')
    .filter(Boolean)
}

function parametersOfPage(path: string): readonly string[] {
  const [name = ''] = segmentsOf(path)
  return Object.hasOwn(parametersOf, name) ? (parametersOf[name] ?? []) : []
}
