/**
 * Line breaks and tabs are text; other control characters and unpaired surrogates are not, nor is
 * the character that stands where bytes could not be read.
 */
export function isCleanText(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point
  return !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffd]/.test(text) && text.isWellFormed()
}
