import { describe, expect, it } from 'vitest'
import type { Order } from './order.ts'
import { paginatePacking, sumToPack } from './packing.ts'

const line = { name: 'Groundnut Oil', size: '1 L', quantity: 2, price: 378 }

function orderOf(number: number, fields: Partial<Order> = {}): Order {
  const customer = { name: 'Meena', place: 'Pollachi' }
  const time = '2026-11-28T00:00:00.000Z'
  const rest = { status: 'new', paid: false, message: '', note: '', total: 756 } as const
  const made = { _id: String(number), createdAt: time, updatedAt: time }
  return { ...made, ...rest, number, customer, lines: [line], ...fields }
}

describe('the pictures of a packing list', () => {
  it('a long packing list takes several pictures: every order stands on one of them, whole and in its place', () => {
    const orders = Array.from({ length: 2000 }, (_, index) => orderOf(index + 1))
    const pages = paginatePacking(orders)
    expect(pages.flatMap((page) => page.orders)).toEqual(orders)
    expect(pages.flatMap((page) => page.sums)).toEqual(sumToPack(orders))
    const longest = Math.max(...pages.map((page) => page.orders.length))
    expect([pages.length, longest]).toEqual([81, 25])
  })

  it('the pictures of a packing list have few orders where these are long, and never part one', () => {
    const lines = Array.from({ length: 100 }, (_, index) => ({ ...line, name: `Oil ${index}` }))
    const pages = paginatePacking([orderOf(1), orderOf(2, { lines }), orderOf(3)])
    const numbers = pages.map((page) => page.orders.map(({ number }) => number))
    expect(numbers).toEqual([[], [], [1], [2], [3]])
    const noted = Array(5).fill(orderOf(1, { note: 'x'.repeat(500) }))
    expect(paginatePacking(noted).map((page) => page.orders.length)).toEqual([4, 1])
  })

  it('a packing list of nothing is one picture', () => {
    expect(paginatePacking([])).toEqual([{ sums: [], orders: [] }])
  })
})
