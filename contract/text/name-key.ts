import { normalizeText } from '../search/normalize-text.ts'

/** Characters that are not drawn: joiners, direction marks, soft hyphens, control characters. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}\ufffc\u007f-\u0084\u0086-\u009f]/gu
/** `\s` lacks the next line and the blank of Braille. */
const spaces = /[\s\u0085\u2800]+/g

/**
 * Key that is equal for names that look the same: they differ in case (ß is ss), composition, invisible
 * characters, or the number and kind of spaces.
 */
export function nameKey(name: string): string {
  const visible = name.replace(invisible, '').replace(spaces, ' ')
  // Lower case comes first too, because neither step alone unites the capital ß with ss.
  return normalizeText(visible.toLowerCase()).replace(spaces, ' ').trim()
}
