/** Far above any real path: matching takes time that grows with the square of the number of segments. */
export const longestPath = { characters: 2048, segments: 64 }

/** Backslashes also separate segments, because URL parsers read them as slashes. */
const segment = /[/\\][^/\\]/g

/** A client that treats the server as a proxy sends an absolute address; its host is ignored. */
export function originForm(target: string): string {
  if (target.startsWith('/')) return target
  const path = target.replace(/^https?:\/\/[^/?#]*/i, '')
  return path.startsWith('/') ? path : `/${path}`
}

/**
 * Gives the reason to reject a request target in origin form: a fragment, which browsers do not send, or a path
 * longer than any route.
 */
export function findTargetError(target: string): 'fragment' | 'path-too-long' | null {
  if (target.includes('#')) return 'fragment'
  const query = target.indexOf('?')
  const length = query < 0 ? target.length : query
  if (length > longestPath.characters) return 'path-too-long'
  // A segment has at least two characters.
  if (length <= longestPath.segments * 2) return null
  const segments = target.slice(0, length).match(segment)?.length ?? 0
  return segments > longestPath.segments ? 'path-too-long' : null
}
