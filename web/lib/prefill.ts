import { insightLimits } from '../../contract/insight/insight-terms.ts'
import { cutText } from '../../contract/text/text-length.ts'

const parameter = 'words'

/** The address of a form for a new record that begins with words that somebody searched for. */
export function askedAddress(path: string, words: string): string {
  return `${path}?${new URLSearchParams({ [parameter]: words })}`
}

/** The words that a form begins with; empty where its address has none. */
export function readAskedWords(params: URLSearchParams): string {
  return cutText(params.get(parameter) ?? '', insightLimits.words)
}
