import { insightLimits } from '../../contract/insight/limits.ts'
import { cutText } from '../../contract/text/text-length.ts'

const parameter = 'words'

/** The address of a form for a new record, prefilled with words that somebody searched for. */
export function prefillAddress(path: string, words: string): string {
  return `${path}?${new URLSearchParams({ [parameter]: words })}`
}

/** The words that a form is prefilled with; empty where its address has none. */
export function readPrefill(params: URLSearchParams): string {
  return cutText(params.get(parameter) ?? '', insightLimits.words)
}
