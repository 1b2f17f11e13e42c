import { type OrderLine, writeOrderList } from '../../../../../contract/order-list/order-list.ts'
import type { ReadOrder } from '../../../../../contract/orders/order-text.ts'
import { pagePaths } from '../../../../../contract/paths.ts'

/** Address of the sheet of an order. */
export function answerAddress(lines: readonly OrderLine[]): string {
  return `${pagePaths.adminOrderAnswer}?i=${writeOrderList(lines)}`
}

/** A message, and what was read of it. */
export type RememberedMessage = { text: string; read: ReadOrder }

const nothing: RememberedMessage = { text: '', read: { lines: [], customer: {}, more: 0 } }

/** The state of the navigation to the sheet: what was read stays in this tab's history. */
export function rememberMessage(message: RememberedMessage): { message: RememberedMessage } {
  return { message }
}

/** Result of reading a pasted message; empty if the sheet was opened by its address. */
export function rememberedMessage(state: unknown): RememberedMessage {
  const { message } = (state ?? {}) as { message?: unknown }
  return isRemembered(message) ? message : nothing
}

function isRemembered(message: unknown): message is RememberedMessage {
  return typeof message === 'object' && message !== null && 'read' in message
}
