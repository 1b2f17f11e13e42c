import { useMemo, useSyncExternalStore } from 'react'
import type { OrderDetails } from '../../contract/order-list/order-message.ts'
import { announceChange, followChanges } from './device-changes.ts'
import { readStored, writeStored } from './device-keys.ts'
import { isLike, parseStored } from './stored-values.ts'

const key = 'order-list.1.details'
const names = ['pin', 'name', 'place', 'note'] as const

const read = () => readStored(key) ?? ''

/** PIN code, name, place and note, kept on the device for the next order; the same on every page. */
export function useOrderDetails() {
  const text = useSyncExternalStore(followChanges, read, () => '')
  const details = useMemo(() => parse(text), [text])
  return { details, change: changeOrderDetails }
}

function changeOrderDetails(changed: OrderDetails): void {
  writeStored(key, JSON.stringify({ ...parse(read()), ...changed }))
  announceChange()
}

/** Ignores what an older version or another program has left under the key. */
function parse(text: string): OrderDetails {
  const parsed = parseStored(text)
  const stored = isLike<Record<string, unknown>>(parsed, {}) ? parsed : {}
  return Object.fromEntries(
    names.flatMap((name) => (typeof stored[name] === 'string' ? [[name, stored[name]]] : [])),
  )
}
