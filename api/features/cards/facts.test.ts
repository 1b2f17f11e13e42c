import { expect, it } from 'vitest'
import { describeProduct } from './facts.ts'

const oil = {
  name: 'Sesame Oil',
  name_ta: '',
  size: '1 L',
  price: 42_000,
  image_id: null,
  in_stock: 1,
  few_since: null,
  back_on: null,
  lead_days: null,
  pack_amount: null,
  pack_unit: null,
  pack_count: 1,
  photos: [],
} as const

it.each([
  [48_000, '₹480'],
  [42_000, ''],
  [null, ''],
])('a card strikes an original price of %j paise beside ₹420 as %j', (original, shown) => {
  const product = { ...oil, original_price: original, photos: [] }
  const facts = describeProduct(product, { shop: 'Chekku', language: 'en' })
  expect(facts).toMatchObject({ originalPrice: shown, price: '₹420' })
})
