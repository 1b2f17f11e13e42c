import { expect, it } from 'vitest'
import { countOf } from './count.ts'

it('a count puts one thing in the singular, and many with Indian grouping', () => {
  expect(countOf(1, 'account')).toBe('1 account')
  expect(countOf(0, 'account')).toBe('0 accounts')
  expect(countOf(2, 'category', 'categories')).toBe('2 categories')
  expect(countOf(125_000, 'product')).toBe('1,25,000 products')
})
