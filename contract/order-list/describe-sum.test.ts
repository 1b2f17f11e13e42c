import { expect, it } from 'vitest'
import { packParcel, quoteDelivery } from '../delivery/quote-delivery.ts'
import { describeSum } from './describe-sum.ts'
import { orderWordsEn } from './order-words-en.ts'
import { orderWordsTa } from './order-words-ta.ts'

const zone = {
  name: 'Coimbatore',
  nameTa: '',
  prefixes: ['641'],
  slabs: [{ upTo: 5000, charge: 110 }],
  freeFrom: 2000,
  days: [1, 2] as [number, number],
  by: '',
}
const oil = { _id: 'a', name: 'Oil', price: 943, packMass: 915, inStock: true }
const unweighed = { ...oil, packMass: undefined }
const absent = { ...oil, _id: 'b', inStock: false, packMass: undefined }
const castor = { ...oil, _id: 'c', price: 0 }

it.each([
  [[oil], '641602', 'Goods ₹943 · delivery about ₹110 · about ₹1,053'],
  [[oil, absent], '641602', 'Goods ₹943 · delivery about ₹110 · about ₹1,053'],
  [[oil, oil, oil], '641602', 'Goods ₹2,829 · delivery free · ₹2,829'],
  [[unweighed], '641602', 'Goods ₹943 · delivery from ₹110 · from ₹1,053'],
  [[oil], '110001', 'Goods ₹943 · delivery: we tell it in the chat'],
  [[oil, castor], '641602', 'Goods from ₹943 · delivery about ₹110 · from ₹1,053'],
  [[oil, oil, oil, castor], '641602', 'Goods from ₹2,829 · delivery free · from ₹2,829'],
  [[castor], '641602', 'Goods price on request · delivery about ₹110'],
])('the sum of %j to %s comes to: %s', (products, pin, sum) => {
  const lines = products.map((product) => ({ product, quantity: 1 }))
  const sent = lines.filter(({ product }) => product.inStock)
  const quote = quoteDelivery({ packing: 10, zones: [zone] }, pin, packParcel(sent))
  expect(describeSum(lines, quote, orderWordsEn)).toBe(sum)
  const figures = (text: string) => text.match(/[\d,]*\d/g)
  expect(figures(describeSum(lines, quote, orderWordsTa))).toEqual(figures(sum))
})
