import { tokenKey } from '../../contract/accounts/token-key.ts'

/** The bearer token, in the browser's local storage. */

type TokenListener = (token: string | null) => void
const listeners = new Set<TokenListener>()

export function readToken(): string | null {
  return readStored(tokenKey)
}

export function storeToken(token: string): void {
  localStorage.setItem(tokenKey, token)
  writeStored('last-session-end', null)
}

/** Removes the token, and stores the reason for the sign-in page. */
export function removeToken(reason: string): void {
  writeStored('last-session-end', reason)
  writeStored(tokenKey, null)
  for (const notify of listeners) notify(null)
}

/** Listens for a token that is removed here, or changed in any way by another tab. */
export function onTokenChange(listener: TokenListener): void {
  listeners.add(listener)
}

if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => {
    // The key is null when another tab has cleared all of the storage.
    if (key !== null && key !== tokenKey) return
    for (const notify of listeners) notify(readToken())
  })
}

/**
 * The browser's local storage, for what may as well be lost: it may be switched off or full. The
 * device's name lets the server recognize this browser and outlives sessions.
 */
type Key =
  | 'token'
  | 'device'
  | 'last-email'
  | 'last-session-end'
  | `order-list.1.${'details' | 'sent' | 'seen'}`

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
