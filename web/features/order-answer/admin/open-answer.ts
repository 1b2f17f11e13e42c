import { type OrderLine, writeOrderList } from '../../../../contract/order-list/order-list.ts'
import type { ReadMessage } from '../../../../contract/order-list/read-message.ts'
import { pagePaths } from '../../../../contract/paths.ts'

/** Where the sheet of an order stands. */
export function answerAddress(lines: readonly OrderLine[]): string {
  return `${pagePaths.adminOrderAnswer}?i=${writeOrderList(lines)}`
}

/** What was read of a message, and the message itself. */
type Remembered = ReadMessage & { text: string }

const nothing: Remembered = { lines: [], details: {}, omitted: 0, text: '' }

/** The state of the navigation to the sheet: what was read stays in this tab's history. */
export function rememberMessage(message: Remembered): { message: Remembered } {
  return { message }
}

/** What was read of a pasted message; nothing where the sheet was opened by its address. */
export function rememberedMessage(state: unknown): Remembered {
  const { message } = (state ?? {}) as { message?: unknown }
  return isRead(message) ? message : nothing
}

function isRead(message: unknown): message is Remembered {
  return typeof message === 'object' && message !== null && 'lines' in message
}
