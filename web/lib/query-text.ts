import { isCleanText } from '../../contract/clean-text.ts'
import { limits } from '../../contract/limits.ts'

/** A text of an address, cut to what the server takes; empty where it would refuse it. */
export function readQueryText(params: URLSearchParams, name: string): string {
  const text = (params.get(name) ?? '').trim().slice(0, limits.list.search)
  return isCleanText(text) ? text : ''
}
