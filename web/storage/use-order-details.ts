import { useMemo, useSyncExternalStore } from 'react'
import type { OrderDetails } from '../../contract/order-list/order-message.ts'
import { readStored, writeStored } from './session-token.ts'

const key = 'order-list.1.details'
const names = ['pin', 'name', 'place', 'note'] as const

const read = () => readStored(key) ?? ''

/** PIN code, name, place and note, kept on the device for the next order; the same on every page. */
export function useOrderDetails() {
  const text = useSyncExternalStore(subscribe, read, () => '')
  const details = useMemo(() => parse(text), [text])
  return { details, change: changeOrderDetails }
}

function changeOrderDetails(changed: OrderDetails): void {
  writeStored(key, JSON.stringify({ ...parse(read()), ...changed }))
  // As other tabs learn of it.
  window.dispatchEvent(new Event('storage'))
}

function subscribe(onChange: () => void) {
  window.addEventListener('storage', onChange)
  return () => window.removeEventListener('storage', onChange)
}

/** Ignores what an older version or another program has left under the key. */
function parse(text: string): OrderDetails {
  try {
    const stored = JSON.parse(text || '{}')
    return Object.fromEntries(
      names.flatMap((name) => (typeof stored?.[name] === 'string' ? [[name, stored[name]]] : [])),
    )
  } catch {
    return {}
  }
}
