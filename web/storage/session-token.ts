import { tokenKey } from '../../contract/accounts/token-key.ts'
import { deviceStorage } from './browser-storage.ts'

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

/** Token on this device. Its name lets the server recognize this browser, and outlives sessions. */
type Key =
  | 'token'
  | 'device'
  | 'last-email'
  | 'last-session-end'
  | 'last-try'
  | `order-list.1.${'details' | 'sent' | 'seen'}`

export function readStored(key: Key): string | null {
  return deviceStorage.read(key)
}

/** Stores a value, or removes it. Returns whether it lasts longer than the page. */
export function writeStored(key: Key, value: string | null): boolean {
  return deviceStorage.write(key, value)
}
