import { limits } from '../../contract/limits.ts'
import { isCleanText } from '../../contract/text/clean-text.ts'
import { cutText } from '../../contract/text/text-length.ts'

/** A list's page from a URL; 1 where that is absent or malformed. */
export function readPageNumber(params: URLSearchParams): number {
  const page = Number(params.get('page'))
  return Number.isInteger(page) && page >= 1 && page <= limits.list.maxPage ? page : 1
}

/** A list's URL for a state, without default values. */
export function listAddress<T extends Record<string, string | number>>(
  path: string,
  state: T,
  defaults: T,
): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(state)) {
    if (value !== defaults[name]) params.set(name, String(value))
  }
  return params.size > 0 ? `${path}?${params}` : path
}

/** A text of a URL, as `toQueryText` makes it. */
export function readQueryText(params: URLSearchParams, name: string): string {
  return toQueryText(params.get(name) ?? '')
}

/** A text as it is sent in a list's query: cut to the server's limit; empty if the server would reject it. */
export function toQueryText(typed: string): string {
  const text = cutText(typed, limits.list.search)
  return isCleanText(text) ? text : ''
}
