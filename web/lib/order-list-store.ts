import { useSyncExternalStore } from 'react'

/** The visitor's own list on this device, written as in an address; kept by `ui/order-list/list-elements.ts`. */

declare global {
  interface Window {
    orderList?: {
      read: () => string | null
      readName: (id: string) => string | null
      write: (text: string) => void
    }
  }
}

/** Null where there never was a list, or where none can be stored; '' where it was cleared. */
export function readOwnList(): string | null {
  return window.orderList?.read() ?? null
}

export function writeOwnList(text: string): void {
  window.orderList?.write(text)
}

/** Products of the list by name, as far as they were added on this device, each with its quantity. */
export function readOwnNames(): { id: string; name: string; quantity: string }[] {
  const lines = readOwnList()?.split('~') ?? []
  return lines.map((line) => {
    const [id = '', quantity = ''] = line.split('.')
    return { id, name: window.orderList?.readName(id) ?? 'One product', quantity }
  })
}

/** Follows the list as it changes here and in other tabs; undefined before hydration. */
export function useOwnList(): string | null | undefined {
  return useSyncExternalStore(subscribe, readOwnList, () => undefined)
}

function subscribe(onChange: () => void) {
  window.addEventListener('storage', onChange)
  return () => window.removeEventListener('storage', onChange)
}
