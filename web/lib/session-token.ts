import { limits } from '../../contract/limits.ts'
import { readStored, writeStored } from './storage.ts'

/** The bearer token, in the browser's local storage. */

type TokenListener = (token: string | null) => void
const listeners = new Set<TokenListener>()
const { tokenKey } = limits.client

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
