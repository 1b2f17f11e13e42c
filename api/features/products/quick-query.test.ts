import fc from 'fast-check'
import { expect, it } from 'vitest'
import { limits } from '../../../contract/limits.ts'
import { productQuerySchema } from '../../../contract/product.ts'
import { productSorts } from '../../../contract/sorts.ts'
import { readQuickly } from './quick-query.ts'

const names = Object.keys(productQuerySchema.shape)
const value = fc.oneof(
  fc.constantFrom('true', 'false', '1', '0', 'on', '', ' ', '01', '1e3', '-1', '2.5', '١'),
  fc.constantFrom(...productSorts, 'oil  ghee', ' oil', 'oil\u007f', 'எண்ணெய்', 'a\u00a0b', '\ud800'),
  fc.integer({ min: 0, max: 99_999_999 }).map(String),
  fc.nat({ max: limits.list.maxLimit + 2 }).map(String),
  fc.string({ maxLength: limits.list.search + 2 }),
  fc.array(fc.string({ maxLength: 4 }), { maxLength: 2 }),
)
const query = fc.dictionary(fc.oneof(fc.constantFrom(...names), fc.string()), value, {
  maxKeys: 4,
  noNullPrototype: false,
})

it('reads a query as its schema does, or leaves it to that', () => {
  fc.assert(
    fc.property(query, (texts) => {
      const read = readQuickly(texts)
      if (read) expect(read).toEqual(productQuerySchema.parse(texts))
    }),
    { numRuns: 2000 },
  )
})

it('knows the parameters as our own pages write them', () => {
  const texts = {
    search: 'oil 1 L',
    category: 'a-1',
    inStock: 'true',
    minPrice: '9999999',
    page: '2',
  }
  expect(readQuickly(texts)).toEqual(productQuerySchema.parse(texts))
  expect(readQuickly({})).toEqual(productQuerySchema.parse({}))
})
