import { expect, it } from 'vitest'
import { countPages, dotsAround, itemsPerPage } from './featured-pages.ts'

it.each([
  [360, 2],
  [769, 2],
  [770, 3],
  [999, 3],
  [1000, 4],
  [1920, 4],
])('puts at %d px %d side by side', (width, items) => {
  expect(itemsPerPage(width)).toBe(items)
})

it('counts a half-filled page as a page', () => {
  expect(countPages(8, 360)).toBe(4)
  expect(countPages(8, 800)).toBe(3)
  expect(countPages(8, 1280)).toBe(2)
  expect(countPages(0, 1280)).toBe(0)
})

it('shows every dot of a short row, and those around the current page of a long one', () => {
  expect(dotsAround(0, 3)).toEqual([0, 1, 2])
  expect(dotsAround(0, 100).at(-1)).toBe(8)
  expect(dotsAround(50, 100)).toEqual([46, 47, 48, 49, 50, 51, 52, 53, 54])
  expect(dotsAround(99, 100).at(-1)).toBe(99)
})
