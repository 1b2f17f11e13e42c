import { limits } from '../../contract/limits.ts'
import { isCleanText } from '../../contract/text/clean-text.ts'
import { cutText } from '../../contract/text/text-length.ts'
import type { Query } from '../addresses/query.ts'

/** A list's page from a URL; 1 where that is absent or malformed. */
export function readPageNumber(params: Query<'page'>): number {
  const page = Number(params.get('page'))
  return Number.isInteger(page) && page >= 1 && page <= limits.list.maxPage ? page : 1
}

type ListState = Record<string, string | number | boolean | readonly string[] | undefined>

/**
 * A list's URL for a state, without what is blank or as by default. Each list has a function that reads its state
 * from such a URL, and one that writes it.
 */
export function listAddress<T extends ListState>(
  path: string,
  state: T,
  defaults: Partial<T> = {},
): string {
  const query = Object.entries(state)
    .filter(([name, value]) => value && value !== defaults[name])
    .flatMap(([name, value]) =>
      [value].flat().map((text) => `${name}=${encodeURIComponent(`${text}`)}`),
    )
    .join('&')
  return query ? `${path}?${query}` : path
}

/** A text of a URL, as `toQueryText` makes it. */
export function readQueryText<Name extends string>(params: Query<Name>, name: Name): string {
  return toQueryText(params.get(name) ?? '')
}

/** A text as it is sent in a list's query: cut to the server's limit; empty if the server would reject it. */
export function toQueryText(typed: string): string {
  const text = cutText(typed, limits.list.search)
  return isCleanText(text) ? text : ''
}
