import { type Order, orderedName } from './order.ts'

/** The packing list: new orders wanted today, earlier, or on no given day; oldest first. */

type ToPack = { name: string; quantity: number }

/** Contents of one picture of the list. */
export type PackingPage = { sums: ToPack[]; orders: Order[] }

/** Lines that stay legible after a chat has shrunk the picture. */
const pageLines = 50
/** Letters that fit into a line of a picture. */
const lineLetters = 50

/** Sums each product over all orders, largest sum first. */
export function sumToPack(orders: readonly Order[]): ToPack[] {
  const sums = new Map<string, number>()
  for (const line of orders.flatMap(({ lines }) => lines)) {
    const name = orderedName(line)
    sums.set(name, (sums.get(name) ?? 0) + line.quantity)
  }
  return [...sums]
    .map(([name, quantity]) => ({ name, quantity }))
    .sort((a, b) => b.quantity - a.quantity || (a.name < b.name ? -1 : 1))
}

/** Divides the list into pictures. Only an empty list gets an empty picture, and no order is divided. */
export function paginatePacking(orders: readonly Order[]): PackingPage[] {
  let page: PackingPage = { sums: [], orders: [] }
  let left = pageLines
  const pages = [page]
  const take = (lines: number): PackingPage => {
    const isFull = lines > left && left < pageLines
    if (isFull) {
      page = { sums: [], orders: [] }
      pages.push(page)
    }
    left = (isFull ? pageLines : left) - lines
    return page
  }
  for (const sum of sumToPack(orders)) take(countLines([writeToPack(sum)])).sums.push(sum)
  for (const order of orders) take(countLines(listOrderTexts(order))).orders.push(order)
  return pages
}

/** Texts of an order: its number and customer, its lines, and its note. */
function listOrderTexts(order: Order): string[] {
  return [writeWhose(order), ...order.lines.map(writeLineToPack), ...listNotes(order)]
}

function countLines(texts: string[]): number {
  return texts.reduce((sum, { length }) => sum + Math.max(1, Math.ceil(length / lineLetters)), 0)
}

/** `2 × Groundnut Oil 1 L`, in the wording for packing. */
export function writeToPack({ name, quantity }: ToPack): string {
  return `${quantity} × ${name}`
}

export function writeLineToPack(line: Order['lines'][number]): string {
  return writeToPack({ name: orderedName(line), quantity: line.quantity })
}

/** The lines of an order's note. */
export function listNotes({ note }: Pick<Order, 'note'>): string[] {
  return note.split('\n').filter(Boolean)
}

/** Number and customer of an order: `Order 41 · Meena, Pollachi`. */
export function writeWhose({ number, customer }: Pick<Order, 'number' | 'customer'>): string {
  const who = [customer.name, customer.place].filter(Boolean).join(', ')
  return who ? `Order ${number} · ${who}` : `Order ${number}`
}
