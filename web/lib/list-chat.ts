import { type MouseEvent, useSyncExternalStore } from 'react'

/** The chat that sends the order list, as the green button of every page opens it. */
export type ListChat = {
  address: string
  onPress: (event: MouseEvent) => void
}

let offered: ListChat | undefined
const listeners = new Set<() => void>()

/** Offers the chat to the green button; undefined withdraws it. */
export function offerListChat(chat: ListChat | undefined): void {
  offered = chat
  for (const notify of listeners) notify()
}

/** Undefined without a list, and while its products are not known. */
export function useListChat(): ListChat | undefined {
  return useSyncExternalStore(
    subscribe,
    () => offered,
    () => undefined,
  )
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
