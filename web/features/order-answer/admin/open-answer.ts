import { type OrderLine, writeOrderList } from '../../../../contract/order-list/order-list.ts'
import type { ReadMessage } from '../../../../contract/order-list/read-message.ts'
import { pagePaths } from '../../../../contract/paths.ts'

/** Where the sheet of an order stands. */
export function answerAddress(lines: readonly OrderLine[]): string {
  return `${pagePaths.adminOrderAnswer}?i=${writeOrderList(lines)}`
}

const nothing: ReadMessage = { lines: [], details: {}, omitted: 0 }

/** The state of the navigation to the sheet: what was read stays in this tab's history. */
export function rememberMessage(message: ReadMessage): { message: ReadMessage } {
  return { message }
}

/** What was read of a pasted message; nothing where the sheet was opened by its address. */
export function rememberedMessage(state: unknown): ReadMessage {
  const { message } = (state ?? {}) as { message?: unknown }
  return isRead(message) ? message : nothing
}

function isRead(message: unknown): message is ReadMessage {
  return typeof message === 'object' && message !== null && 'lines' in message
}
