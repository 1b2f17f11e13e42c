/** Any character that is drawn. `trim` leaves some that are not. */
const visible = /[^\p{Z}\p{Cf}\p{Default_Ignorable_Code_Point}\s\u2800\ufffc]/u
/** Text that needs no change: visible ASCII, with spaces inside. */
const plain = /^[!-~](?:[ -~]*[!-~])?$/

/** A text in stored form: line breaks as `\n`, trimmed, composed (NFC); empty if it looks empty. */
export function storedText(text: string): string {
  if (plain.test(text)) return text
  if (!visible.test(text)) return ''
  return text.replace(/\r\n?/g, '\n').trim().normalize('NFC')
}

/** Length of a text for comparison with limits: the number of code points in stored form. */
export function textLength(text: string): number {
  return countCodePoints(storedText(text))
}

/** Counts code points, as the databases do. */
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
