/**
 * True for a text without control characters (except line breaks and tabs), without unpaired surrogates, and
 * without U+FFFD, which replaces unreadable bytes.
 */
export function isCleanText(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the point
  return !/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffd]/.test(text) && text.isWellFormed()
}
