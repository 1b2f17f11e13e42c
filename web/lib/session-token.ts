import { limits } from '../../contract/limits.ts'
import { keepLastSignIn } from './last-sign-in.ts'

/** The bearer token, kept in the browser's local storage. Storage may be switched off. */

type TokenListener = (token: string | null) => void
const listeners = new Set<TokenListener>()

export function readToken(): string | null {
  try {
    return localStorage.getItem(limits.client.tokenKey)
  } catch {
    return null
  }
}

export function storeToken(token: string): void {
  localStorage.setItem(limits.client.tokenKey, token)
  keepLastSignIn('end', null)
}

/** Removes it, and keeps for the sign-in page why. */
export function removeToken(reason: string): void {
  keepLastSignIn('end', reason)
  try {
    localStorage.removeItem(limits.client.tokenKey)
  } catch {
    // Nothing was kept.
  }
  for (const tell of listeners) tell(null)
}

/** Tells when the token is removed here, or changed in any way by another tab. */
export function onTokenChange(listener: TokenListener): void {
  listeners.add(listener)
}

if (typeof window !== 'undefined') {
  window.addEventListener('storage', ({ key }) => {
    // The key is null when another tab has cleared all of the storage.
    if (key !== null && key !== limits.client.tokenKey) return
    for (const tell of listeners) tell(readToken())
  })
}
