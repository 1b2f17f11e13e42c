import { addressIn, type Language } from '../language.ts'
import { orderListPath } from '../public-paths.ts'
import { orderListLimits } from './limits.ts'

/** Order of a visitor, as it stands in the address of its page: `/list?i={id}.{n}~{id}.{n}`. */

export type OrderLine = { id: string; quantity: number }

export type OrderList = {
  lines: OrderLine[]
  /** Products beyond the lines that a list may have. */
  omitted: number
}

const { min, max } = orderListLimits.quantity

/** An id and its quantity. Ids are opaque; a quantity has ASCII digits, perhaps with an exponent. */
const line = /^([\w-]{1,64})(?:\.(-?\d+(?:e\d+)?)?)?$/i

/** Reads the `i` of an address. A repeated id adds up, what is malformed is dropped. */
export function parseOrderList(text: string): OrderList {
  const quantities = new Map<string, number>()
  for (const part of text.split('~')) {
    const [, id, quantity] = line.exec(part) ?? []
    if (!id) continue
    quantities.set(id, clampQuantity((quantities.get(id) ?? 0) + clampQuantity(quantity ?? 1)))
  }
  const lines = [...quantities].map(([id, quantity]) => ({ id, quantity }))
  return {
    lines: lines.slice(0, orderListLimits.lines),
    omitted: Math.max(0, lines.length - orderListLimits.lines),
  }
}

/** The nearest quantity that a line may have. */
function clampQuantity(quantity: number | string): number {
  return Math.min(max, Math.max(min, Number(quantity)))
}

/** The `i` of an address. */
export function writeOrderList(lines: readonly OrderLine[]): string {
  return lines.map(({ id, quantity }) => `${id}.${quantity}`).join('~')
}

/** The address of a list in one language. No part of it needs encoding. */
export function orderListAddress(lines: readonly OrderLine[], language: Language = 'en'): string {
  const query = lines.length > 0 ? `?i=${writeOrderList(lines)}` : ''
  return addressIn(language, orderListPath + query)
}

/** The list that a pasted message or address links to, last of all; null where there is none. */
export function findOrderList(message: string): OrderList | null {
  const links = message.match(/\/list\?[^\s<>"]+/g) ?? []
  for (const link of links.reverse()) {
    const parameters = new URLSearchParams(link.slice(link.indexOf('?')))
    // Somebody may have gone on writing right behind the link.
    const { lines, omitted } = parseOrderList((parameters.get('i') ?? '').replace(/[^\w-]+$/, ''))
    if (lines.length > 0) return { lines, omitted }
  }
  return null
}
