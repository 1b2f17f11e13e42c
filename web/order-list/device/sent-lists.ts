import { useMemo, useSyncExternalStore } from 'react'
import { indiaDate, isDay } from '../../../contract/india-time.ts'
import {
  type OrderLine,
  parseOrderList,
  writeOrderList,
} from '../../../contract/order-list/order-list.ts'
import { deviceStorage } from '../../storage/browser-storage.ts'
import { parseStored } from '../../storage/stored-values.ts'
import type { LineProduct } from '../sending/load-line-products.ts'
import { announceChange, followChanges } from './changes.ts'
import { sentKey } from './keys.ts'
import { isSeen, type SeenProduct } from './seen-products.ts'

/** The lists that were sent from this device last, with their products as they were then. */

export type SentLine = OrderLine & { product?: SeenProduct }
export type SentList = {
  /** In India; blank where it is not known. */
  day: string
  lines: SentLine[]
}

const maxLists = 5

/** Follows the lists as they change here and in other tabs, newest first. */
export function useSentLists(): SentList[] {
  const text = useSyncExternalStore(
    followChanges,
    () => deviceStorage.read(sentKey) ?? '',
    () => '',
  )
  return useMemo(() => readLists(text), [text])
}

/** The same list sent again stands there once. */
export function storeSentList(lines: SentLine[]): void {
  const list = { day: indiaDate(Date.now()), lines }
  const others = readLists(deviceStorage.read(sentKey) ?? '').filter(
    (other) => !isSame(other, list),
  )
  store([list, ...others].slice(0, maxLists))
}

/** Products as they were on the day when they were sent last, and the oldest of these days; null without any. */
export function findSentProducts(
  ids: readonly string[],
): { at: string; products: LineProduct[] } | null {
  const lists = readLists(deviceStorage.read(sentKey) ?? '').filter(({ day }) => day)
  const found = ids.flatMap((id) => {
    const sent = lists.flatMap(({ day, lines }) =>
      lines.flatMap(({ product, ...line }) => (line.id === id && product ? { day, product } : [])),
    )[0]
    return sent ? { day: sent.day, product: { _id: id, ...sent.product } } : []
  })
  const [at] = found.map(({ day }) => day).sort()
  return at ? { at, products: found.map(({ product }) => product) } : null
}

export function forgetSentList(list: SentList): void {
  store(readLists(deviceStorage.read(sentKey) ?? '').filter((other) => !isSame(other, list)))
}

function store(lists: SentList[]): void {
  deviceStorage.write(sentKey, lists.length > 0 ? JSON.stringify(lists) : null)
  announceChange()
}

function isSame(a: SentList, b: SentList): boolean {
  return writeOrderList(a.lines) === writeOrderList(b.lines)
}

/** Ignores what another program has left under the key; an older version kept the last list's address. */
function readLists(text: string): SentList[] {
  const stored = parseStored(text)
  if (Array.isArray(stored)) return stored.flatMap(readList).slice(0, maxLists)
  const { lines } = parseOrderList(stored === undefined ? text : '')
  return lines.length > 0 ? [{ day: '', lines }] : []
}

function readList(stored: Partial<SentList> | null): SentList[] {
  const given = Array.isArray(stored?.lines) ? stored.lines : []
  const { lines } = parseOrderList(writeOrderList(given.filter(Boolean)))
  if (lines.length === 0) return []
  const products = new Map(given.map((line) => [line?.id, line?.product]))
  return [
    {
      day: isDay(String(stored?.day)) ? String(stored?.day) : '',
      lines: lines.map((line) => {
        const product = products.get(line.id)
        return isSeen(product) ? { ...line, product } : line
      }),
    },
  ]
}
