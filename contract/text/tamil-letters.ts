/** True for a text that has letters or digits of the Tamil script. */
export function hasTamilLetters(text: string): boolean {
  return /[\u0b80-\u0bff]/.test(text)
}
