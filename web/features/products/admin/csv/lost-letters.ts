// biome-ignore lint/suspicious/noControlCharactersInRegex: the range begins with them
const outsideWindows1252 = /[^\u0000-\u007f\u00a0-\u00ff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/gu

/** Whether a text came as question marks: an old encoding has no other letter for Tamil or an emoji. */
export function hasLostLetters(before: string, after: string): boolean {
  if (!after.includes('?') || before === after) return false
  if (before === '') return /^[\s?]*\?{2}[\s?]*$/.test(after)
  return squeeze(before.replace(outsideWindows1252, '?')) === squeeze(after)
}

function squeeze(text: string): string {
  return text.replace(/\?+/g, '?').trim()
}
