import type { OrderLine } from '../../../contract/order-list/order-list.ts'
import { markCount } from '../../requests/mark-count.ts'
import { mayOpenChat } from '../../shop/may-open-chat.ts'
import { storeSentList } from '../device/sent-lists.ts'
import { seenOf } from './use-acknowledged-prices.ts'
import type { FindProduct } from './use-product-lookup.ts'

/** Opens the chat that sends a list, and keeps the list with what it cost for the next order. */
export function openChat(address: string, lines: readonly OrderLine[], find: FindProduct): void {
  if (!mayOpenChat(address)) return
  markCount({ kind: 'sent' })
  const seen = seenOf(lines, find)
  storeSentList(
    lines.map((line) => {
      const product = seen.get(line.id)
      return product ? { ...line, product } : line
    }),
  )
  // With `noopener`, a blocked tab looks like an opened one.
  const chat = window.open(address, '_blank')
  if (chat) chat.opener = null
  // Browsers block a tab that opens too long after the press.
  else window.location.assign(address)
}
