import type { OrderLine } from '../../../contract/order-list/order-list.ts'
import { markCount } from '../../lib/mark-count.ts'
import { storeSentList } from './sent-list.ts'

/** Opens the chat that sends a list, and keeps the list for the next order. */
export function openChat(address: string, lines: readonly OrderLine[]): void {
  markCount({ kind: 'sent' })
  storeSentList(lines)
  // With `noopener`, a blocked tab looks like an opened one.
  const chat = window.open(address, '_blank')
  if (chat) chat.opener = null
  // Browsers block a tab that opens too long after the press.
  else window.location.assign(address)
}
