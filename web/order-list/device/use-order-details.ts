import { useMemo, useSyncExternalStore } from 'react'
import type { OrderDetails } from '../../../contract/order-list/order-message.ts'
import { deviceStorage } from '../../storage/browser-storage.ts'
import { isLike, parseStored } from '../../storage/stored-values.ts'
import { announceChange, followChanges } from './changes.ts'
import { detailsKey } from './keys.ts'

const names = ['pin', 'name', 'place', 'note'] as const

const read = () => deviceStorage.read(detailsKey) ?? ''

/** PIN code, name, place and note, kept on the device for the next order; the same on every page. */
export function useOrderDetails() {
  const text = useSyncExternalStore(followChanges, read, () => '')
  const details = useMemo(() => parse(text), [text])
  return { details, change: changeOrderDetails }
}

function changeOrderDetails(changed: OrderDetails): void {
  deviceStorage.write(detailsKey, JSON.stringify({ ...parse(read()), ...changed }))
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
