import type { tokenKey } from '../../contract/accounts/token-key.ts'
import { deviceStorage } from './browser-storage.ts'

/** Small values in the browser's local storage, each under a key of its own. */
type DeviceKey =
  /** The bearer token of the session. */
  | typeof tokenKey
  /** Token by which the server recognizes this browser; it outlives sessions. */
  | 'device'
  | 'last-email'
  | 'last-session-end'
  | 'last-try'
  /** An order's name and place, the lists that were sent, and the prices that were seen last. */
  | `order-list.1.${'details' | 'sent' | 'seen'}`

export function readStored(key: DeviceKey): string | null {
  return deviceStorage.read(key)
}

/** Stores a value, or removes it. Returns whether it lasts longer than the page. */
export function writeStored(key: DeviceKey, value: string | null): boolean {
  return deviceStorage.write(key, value)
}
