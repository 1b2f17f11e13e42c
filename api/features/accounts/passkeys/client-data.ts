/** Reads the challenge that a browser claims to have answered; null if its data cannot be read. */
export function readChallenge(clientDataJson: string): string | null {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientDataJson, 'base64url').toString('utf8'))
    return typeof challenge === 'string' && /^[\w-]{16,200}$/.test(challenge) ? challenge : null
  } catch {
    return null
  }
}
