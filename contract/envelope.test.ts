import { expect, it } from 'vitest'
import { paginate } from './envelope.ts'

it.each([
  [0, 0],
  [1, 1],
  [20, 1],
  [21, 2],
  [40, 2],
])('the pages of a list of %i, at 20 a page, are counted: %i', (total, pages) => {
  expect(paginate({ page: 1, limit: 20 }, total).pages).toBe(pages)
})
