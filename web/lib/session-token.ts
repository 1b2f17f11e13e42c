import { limits } from '../../contract/limits.ts'

/** The bearer token, kept in the browser's local storage. Storage may be switched off. */

export function readToken(): string | null {
  try {
    return localStorage.getItem(limits.client.tokenKey)
  } catch {
    return null
  }
}

export function storeToken(token: string): void {
  localStorage.setItem(limits.client.tokenKey, token)
}

export function removeToken(): void {
  try {
    localStorage.removeItem(limits.client.tokenKey)
  } catch {
    // Nothing was kept.
  }
}
