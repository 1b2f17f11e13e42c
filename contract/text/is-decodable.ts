/** True if each `%` begins a valid code. */
export function isDecodable(text: string): boolean {
  try {
    // The result is used, because the bundler drops calls whose result is unused.
    return decodeURIComponent(text).length <= text.length
  } catch {
    return false
  }
}
