import {
  type OrderLine,
  parseOrderList,
  writeOrderList,
} from '../../../contract/order-list/order-list.ts'
import { orderListPath } from '../../../contract/public-paths.ts'
import { deviceStorage } from '../../storage/browser-storage.ts'
import { listKey, productNameKey } from './keys.ts'

/** Lines of the visitor's list, as this device keeps them. */
export function readLines(): OrderLine[] {
  return parseOrderList(deviceStorage.read(listKey) ?? '').lines
}

/** The list, written as in an address; null where there never was one, '' where it was cleared. */
export function readStoredList(): string | null {
  return deviceStorage.read(listKey) && writeOrderList(readLines())
}

/** Its lines by the names of products, as far as these were added on this device. */
export function describeLines(oneProduct: string): string[] {
  return readLines().map(
    ({ id, quantity }) => `${deviceStorage.read(productNameKey(id)) ?? oneProduct} × ${quantity}`,
  )
}

/** The query of the chat that sends the list while the products' prices are not known; none without a list. */
export function writeChat(greeting: string, oneProduct: string): string {
  const lines = readLines()
  if (!lines.length) return ''
  const text = [
    greeting,
    ...describeLines(oneProduct).map((line, index) => `${index + 1}. ${line}`),
    `${location.origin}${orderListPath}?i=${writeOrderList(lines)}`,
  ].join('\n')
  return `text=${encodeURIComponent(text)}`
}
