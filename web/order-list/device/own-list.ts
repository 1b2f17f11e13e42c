import { useSyncExternalStore } from 'react'
import { followChanges } from './changes.ts'

/** The visitor's own list on this device, written as in an address; kept by `on-every-page/list-elements.ts`. */

/** The chat that sends the list, as the green button of every page opens it. */
export type OfferedChat = { address: string; onPress: (event: Event) => void }

declare global {
  interface Window {
    orderList?: {
      read: () => string | null
      /** Its lines by the names of products, as far as these were added on this device. */
      describe: () => string[]
      write: (text: string) => void
      offerChat: (chat: OfferedChat | undefined) => void
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

/** Offers the chat to the green button; undefined withdraws it. */
export function offerListChat(chat: OfferedChat | undefined): void {
  window.orderList?.offerChat(chat)
}

/** Follows the list as it changes here and in other tabs; undefined before hydration. */
export function useOwnList(): string | null | undefined {
  return useSyncExternalStore(followChanges, readOwnList, () => undefined)
}
