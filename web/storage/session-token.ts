import { tokenKey } from '../../contract/accounts/token-key.ts'
import { deviceStorage } from './browser-storage.ts'
import { readStored, writeStored } from './session-keys.ts'

/** The bearer token, in the browser's local storage. Without that, it lasts as long as the page. */

type TokenListener = (token: string | null) => void
const listeners = new Set<TokenListener>()
let isLasting = true

/** True if the session outlives this page. */
export function isTokenLasting(): boolean {
  return isLasting
}

/** True if this browser would store a token. */
export function canKeepToken(): boolean {
  return writeStored('last-try', '1') && writeStored('last-try', null)
}

export function readToken(): string | null {
  return readStored(tokenKey)
}

export function storeToken(token: string): void {
  isLasting = deviceStorage.write(tokenKey, token)
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
