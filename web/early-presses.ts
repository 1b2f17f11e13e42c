import keepPresses from './early-presses.inline.ts'
import { inlineScript } from './inline-script.ts'

/**
 * Puts at the head of a page what keeps early presses. It runs before the rest has come, as the text
 * that `keepPresses` is.
 */
export function withEarlyPresses(html: string, nonce: string | undefined): string {
  return html.replace('<link', () => `${inlineScript(nonce, keepPresses)}<link`)
}
