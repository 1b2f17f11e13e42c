import { useState } from 'react'
import type { OrderLine } from '../../../contract/order-list/order-list.ts'
import { useOnce } from '../../forms/use-once.ts'
import { openChat } from './open-chat.ts'
import type { FindProduct } from './use-product-lookup.ts'

export type SendState = 'idle' | 'checking' | 'unchecked' | 'changed' | 'opened'

type SendOptions = {
  lines: readonly OrderLine[]
  /** The address that opens the chat, with the products' names and prices of `today`. */
  addressFor: (today: FindProduct) => string
  refresh: () => Promise<FindProduct | null>
  changesOf: (today: FindProduct) => unknown[]
  find: FindProduct
}

/**
 * Reads prices and stock again before the chat is opened. Changes must be seen first; if prices and stock
 * cannot be read, the visitor decides.
 */
export function useSend({ addressFor, refresh, changesOf, find, lines }: SendOptions) {
  const [state, setState] = useState<SendState>('idle')
  const open = (today: FindProduct) => {
    setState('opened')
    openChat(addressFor(today), lines, today)
  }

  const check = useOnce(async () => {
    if (changesOf(find).length > 0) return setState('changed')
    if (state === 'unchecked') return open(find)
    setState('checking')
    const today = await refresh()
    if (!today) return setState('unchecked')
    if (changesOf(today).length > 0) return setState('changed')
    open(today)
  })

  const send = (event: Pick<Event, 'preventDefault'>) => {
    event.preventDefault()
    check()
  }

  return { state, send, reset: () => setState('idle') }
}
