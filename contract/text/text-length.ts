/** Anything but spaces and signs that nothing is drawn for, which `trim` leaves. */
const visible = /[^\p{Z}\p{Cf}\p{Default_Ignorable_Code_Point}\s\u2800\ufffc]/u
/** Nothing to change: visible ASCII, with spaces inside. */
const plain = /^[!-~](?:[ -~]*[!-~])?$/

/** A text as it is stored: one sign for a line break, no white space around it, composed (NFC); empty if it looks so. */
export function storedText(text: string): string {
  if (plain.test(text)) return text
  if (!visible.test(text)) return ''
  return text.replace(/\r\n?/g, '\n').trim().normalize('NFC')
}

/** How long a text counts as, everywhere: the code points of what is stored of it. */
export function textLength(text: string): number {
  return countCodePoints(storedText(text))
}

/** As the databases count, too. */
export function countCodePoints(text: string): number {
  let count = 0
  for (const _ of text) count++
  return count
}

/** The beginning of a text that is as long as it may be, at most. */
export function cutText(text: string, max: number): string {
  const normal = storedText(text)
  return normal.length <= max ? normal : [...normal].slice(0, max).join('').trimEnd()
}
