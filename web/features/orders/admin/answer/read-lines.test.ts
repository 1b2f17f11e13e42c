import { expect, it } from 'vitest'
import type { ReadOrderLine } from '../../../../../contract/orders/order-text.ts'
import { listGone, listUnread, replaceProduct, toAnswered } from './read-lines.ts'

const oil = { _id: 'oil', name: 'Groundnut Oil 1 L', size: '1 L' }
const tin = { _id: 'tin', name: 'Groundnut Oil 5 L', size: '5 L' }
const line = (text: string, fields: Partial<ReadOrderLine>): ReadOrderLine => ({
  text,
  product: null,
  quantity: null,
  sure: false,
  others: [],
  ...fields,
})

const lines = [
  line('groundnut 1 l 2', { product: oil, quantity: 2, sure: true }),
  line('groundnut oil', { product: oil, others: [tin] }),
  line('Order Castor Oil', { quantity: 1 }),
  line('saffron', {}),
]

it('the lines of a product are added up, and those that somebody had better look at are kept', () => {
  expect(toAnswered(lines)).toEqual([
    { id: 'oil', quantity: 3, doubtful: ['groundnut oil'], others: [tin] },
  ])
  expect(listGone(lines)).toEqual([{ name: 'Castor Oil', quantity: 1 }])
  expect(listUnread(lines)).toEqual(['saffron'])
})

it('a replacement puts another product into doubtful lines alone, which then are sure', () => {
  expect(toAnswered(replaceProduct(lines, 'oil', tin))).toEqual([
    { id: 'oil', quantity: 2, doubtful: [], others: [] },
    { id: 'tin', quantity: 1, doubtful: [], others: [] },
  ])
})
