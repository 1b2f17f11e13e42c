import {
  type OrderLine,
  parseOrderList,
  writeOrderList,
} from '../../../contract/order-list/order-list.ts'
import { readStored, writeStored } from '../../lib/session-token.ts'

const key = 'order-list.1.sent'

/** What was sent last from this device. */
export function readSentList(): OrderLine[] {
  return parseOrderList(readStored(key) ?? '').lines
}

export function storeSentList(lines: readonly OrderLine[]): void {
  writeStored(key, writeOrderList(lines))
}
