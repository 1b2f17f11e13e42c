/** What failed, and why, where the response has a message. */
export function describeFailure(what: string, error?: { message?: string }): string | undefined {
  return error && [what, error.message].filter(Boolean).join(': ')
}
