import { expect, it } from 'vitest'
import { pageNumbers } from './pagination.tsx'

it.each([
  [1, 1, [1]],
  [1, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 8, [1, 2, 'gap', 8]],
  [4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
  [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
  [9, 9, [1, 'gap', 8, 9]],
  [6, 9, [1, 'gap', 5, 6, 7, 8, 9]],
])('the pages beside page %i of %i are %j', (current, pages, shown) => {
  expect(pageNumbers(current, pages)).toEqual(shown)
})
