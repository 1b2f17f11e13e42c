import { isCleanText } from '../../contract/clean-text.ts'
import { limits } from '../../contract/limits.ts'
import { cutText } from '../../contract/text-length.ts'

/** A text of a URL, cut to the server's limit; empty where the server would refuse it. */
export function readQueryText(params: URLSearchParams, name: string): string {
  const text = cutText(params.get(name) ?? '', limits.list.search)
  return isCleanText(text) ? text : ''
}
