/**
 * The browser's local storage, for what may as well be lost: it may be switched off or full. The
 * device's name lets the server recognize this browser and outlives sessions.
 */
type Key = 'token' | 'device' | 'last-email' | 'last-session-end'

export function readStored(key: Key): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Stores a value, or removes it. */
export function writeStored(key: Key, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, value)
  } catch {
    // Without it something is typed or asked again.
  }
}
