import { type MouseEvent, useState } from 'react'
import type { FindListed } from './use-listed.ts'

export type SendState = 'idle' | 'checking' | 'unchecked' | 'changed' | 'opened'

type SendOptions = {
  /** Opens the chat. */
  address: string
  refresh: () => Promise<FindListed | null>
  changesOf: (today: FindListed) => string[]
  find: FindListed
  onSent: () => void
}

/**
 * Reads prices and stock again before the chat is opened. What has changed must be seen first; where they
 * cannot be read, the visitor decides.
 */
export function useSend({ address, refresh, changesOf, find, onSent }: SendOptions) {
  const [state, setState] = useState<SendState>('idle')

  const open = () => {
    setState('opened')
    onSent()
    window.open(address, '_blank', 'noopener')
  }

  const send = async (event: MouseEvent) => {
    event.preventDefault()
    if (state === 'checking') return
    if (changesOf(find).length > 0) return setState('changed')
    if (state === 'unchecked') return open()
    setState('checking')
    const today = await refresh()
    if (!today) return setState('unchecked')
    if (changesOf(today).length > 0) return setState('changed')
    open()
  }

  return { state, send, reset: () => setState('idle') }
}
