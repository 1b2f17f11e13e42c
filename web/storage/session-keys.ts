import type { tokenKey } from '../../contract/accounts/token-key.ts'
import { deviceStorage } from './browser-storage.ts'

/** Values that signing in leaves in the browser's local storage, each under a key of its own. */
type SessionKey =
  /** The bearer token of the session. */
  | typeof tokenKey
  /** Token by which the server recognizes this browser; it outlives sessions. */
  | 'device'
  | 'last-email'
  | 'last-session-end'
  | 'last-try'

export function readStored(key: SessionKey): string | null {
  return deviceStorage.read(key)
}

/** Stores a value, or removes it. Returns whether it lasts longer than the page. */
export function writeStored(key: SessionKey, value: string | null): boolean {
  return deviceStorage.write(key, value)
}
