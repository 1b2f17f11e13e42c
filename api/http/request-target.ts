/** Far above every path there is: matching a path takes time that grows with the square of its segments. */
export const longestPath = { characters: 2048, segments: 64 }

/** A backslash separates segments too: URL parsers read it as a slash. */
const segment = /[/\\][^/\\]/g

/** A client that takes the server for a proxy sends an absolute address; its host is ignored. */
export function originForm(target: string): string {
  if (target.startsWith('/')) return target
  const path = target.replace(/^https?:\/\/[^/?#]*/i, '')
  return path.startsWith('/') ? path : `/${path}`
}

/**
 * Why a request target in origin form is rejected: it has a fragment, which browsers do not send,
 * or a path longer than any route.
 */
export function findTargetError(target: string): 'fragment' | 'path-too-long' | null {
  if (target.includes('#')) return 'fragment'
  const query = target.indexOf('?')
  const length = query < 0 ? target.length : query
  if (length > longestPath.characters) return 'path-too-long'
  // A segment has two characters at least.
  if (length <= longestPath.segments * 2) return null
  const segments = target.slice(0, length).match(segment)?.length ?? 0
  return segments > longestPath.segments ? 'path-too-long' : null
}
