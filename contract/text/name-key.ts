import { normalizeText } from '../search/normalize-text.ts'

/** Signs that are not drawn: joiners, marks of direction, soft hyphens, control characters. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}\ufffc\u007f-\u0084\u0086-\u009f]/gu
/** `\s` lacks the next line and the blank of Braille. */
const spaces = /[\s\u0085\u2800]+/g

/**
 * Equal for names that look the same: they differ in case (ß is ss), composition, invisible signs, or in
 * how many spaces of which kind they have.
 */
export function nameKey(name: string): string {
  const visible = name.replace(invisible, '').replace(spaces, ' ')
  // Lower case first, too: the capital of ß is joined with ss by neither alone.
  return normalizeText(visible.toLowerCase()).replace(spaces, ' ').trim()
}
