import { addressIn, type Language } from '../language.ts'
import { orderListPath } from '../public-paths.ts'
import { orderListLimits } from './limits.ts'

/** A visitor's order in the address of its page: `/list?i={id}.{n}~{id}.{n}`. */

export type OrderLine = { id: string; quantity: number }

export type OrderList = {
  lines: OrderLine[]
  /** Number of products beyond the limit of a list's lines. */
  omitted: number
}

const { min, max } = orderListLimits.quantity

/** An id and its quantity. Ids are opaque; a quantity has ASCII digits, perhaps with an exponent. */
const line = /^([\w-]{1,64})(?:\.(-?\d+(?:e\d+)?)?)?$/i

/** Reads the `i` of an address. Quantities of a repeated id add up; malformed entries are dropped. */
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

/** Clamps a quantity to those that a line may have. */
function clampQuantity(quantity: number | string): number {
  return Math.min(max, Math.max(min, Number(quantity)))
}

/** Writes the `i` of an address. */
export function writeOrderList(lines: readonly OrderLine[]): string {
  return lines.map(({ id, quantity }) => `${id}.${quantity}`).join('~')
}

/** The address of a list in one language. No part of it needs encoding. */
export function orderListAddress(lines: readonly OrderLine[], language: Language = 'en'): string {
  const query = lines.length > 0 ? `?i=${writeOrderList(lines)}` : ''
  return addressIn(language, orderListPath + query)
}

/** Finds the last list that a pasted message or address links to; null if there is none. */
export function findOrderList(message: string): OrderList | null {
  const links = message.match(/\/list\?[^\s<>"]+/g) ?? []
  for (const link of links.reverse()) {
    const parameters = new URLSearchParams(link.slice(link.indexOf('?')))
    // Text may continue directly after the link.
    const { lines, omitted } = parseOrderList((parameters.get('i') ?? '').replace(/[^\w-]+$/, ''))
    if (lines.length > 0) return { lines, omitted }
  }
  return null
}
