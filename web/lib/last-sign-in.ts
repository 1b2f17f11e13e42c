/** What this browser keeps of the last sign-in: who it was, and why it ended. Storage may be switched off. */

const keys = { email: 'last-email', end: 'last-session-end' } as const
type Fact = keyof typeof keys

export function readLastSignIn(fact: Fact): string | null {
  try {
    return localStorage.getItem(keys[fact])
  } catch {
    return null
  }
}

/** Keeps a fact, or forgets it. */
export function keepLastSignIn(fact: Fact, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(keys[fact])
    else localStorage.setItem(keys[fact], value)
  } catch {
    // It is typed, or wondered about, once more.
  }
}
