import { indiaDate } from '../india-time.ts'
import { type Order, orderedName } from './order.ts'

/** What is to be packed: new orders that are wanted today, earlier or on no day, the oldest first. */
export function listToPack(newest: readonly Order[], now: number): Order[] {
  const today = indiaDate(now)
  return newest.filter(({ wantedOn }) => wantedOn === undefined || wantedOn <= today).toReversed()
}

/** How many of each product that is, most first. */
export function sumToPack(orders: readonly Order[]): { name: string; quantity: number }[] {
  const sums = new Map<string, number>()
  for (const line of orders.flatMap(({ lines }) => lines)) {
    const name = orderedName(line)
    sums.set(name, (sums.get(name) ?? 0) + line.quantity)
  }
  return [...sums]
    .map(([name, quantity]) => ({ name, quantity }))
    .sort((a, b) => b.quantity - a.quantity || (a.name < b.name ? -1 : 1))
}

/** `2 × Groundnut Oil 1 L`, as it is packed. */
export function writeToPack({ name, quantity }: { name: string; quantity: number }): string {
  return `${quantity} × ${name}`
}

/** Whose order it is: `Order 41 · Meena, Pollachi`. */
export function writeWhose({ number, customer }: Pick<Order, 'number' | 'customer'>): string {
  const who = [customer.name, customer.place].filter(Boolean).join(', ')
  return who ? `Order ${number} · ${who}` : `Order ${number}`
}
