import { isCleanText } from '../../contract/clean-text.ts'
import { limits } from '../../contract/limits.ts'
import { cutText } from '../../contract/text-length.ts'

/** A text of an address, cut to what the server takes; empty where it would refuse it. */
export function readQueryText(params: URLSearchParams, name: string): string {
  const text = cutText(params.get(name) ?? '', limits.list.search)
  return isCleanText(text) ? text : ''
}
