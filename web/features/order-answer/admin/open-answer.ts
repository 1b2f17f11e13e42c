import { type OrderLine, writeOrderList } from '../../../../contract/order-list/order-list.ts'
import { pagePaths } from '../../../../contract/paths.ts'

/** Where the sheet of an order stands. */
export function answerAddress(lines: readonly OrderLine[]): string {
  return `${pagePaths.adminOrderAnswer}?i=${writeOrderList(lines)}`
}

/** Characters of a pasted text that are kept: whole chats are pasted, too, and the last order counts. */
const maxMessage = 20_000

/** The state of the navigation to the sheet: the customer's message stays in this tab's history. */
export function rememberMessage(message: string): { message: string } {
  return { message: message.slice(-maxMessage) }
}

export function rememberedMessage(state: unknown): string {
  const { message } = (state ?? {}) as { message?: unknown }
  return typeof message === 'string' ? message : ''
}
