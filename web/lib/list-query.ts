import { limits } from '../../contract/limits.ts'

/** A list's page as an address has it; the first one where that is absent or malformed. */
export function readPage(params: URLSearchParams): number {
  const page = Number(params.get('page'))
  return Number.isInteger(page) && page >= 1 && page <= limits.list.maxPage ? page : 1
}

/** The address of a list in a state; what has its default value is left out. */
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
