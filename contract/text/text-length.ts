/** Any character that is drawn. `trim` leaves some that are not. */
const visible = /[^\p{Z}\p{Cf}\p{Default_Ignorable_Code_Point}\s\u2800\ufffc]/u
/** Text that needs no change: visible ASCII, with spaces inside. */
const plain = /^[!-~](?:[ -~]*[!-~])?$/

/** A text as it is stored: line breaks as `\n`, trimmed, composed (NFC); empty if it looks empty. */
export function storedText(text: string): string {
  if (plain.test(text)) return text
  if (!visible.test(text)) return ''
  return text.replace(/\r\n?/g, '\n').trim().normalize('NFC')
}

/** The length of a text that limits are compared with: the code points of what is stored. */
export function textLength(text: string): number {
  return countCodePoints(storedText(text))
}

/** Databases count the same. */
export function countCodePoints(text: string): number {
  let count = 0
  for (const _ of text) count++
  return count
}

/** The beginning of a text, of at most `max` code points. */
export function cutText(text: string, max: number): string {
  const normal = storedText(text)
  return normal.length <= max ? normal : [...normal].slice(0, max).join('').trimEnd()
}
