import { type Order, orderedName } from '../../../../contract/orders/order.ts'

/** How many of each product are to be packed, most first. */
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
