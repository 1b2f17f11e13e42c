import { expect, it } from 'vitest'
import { countPages, itemsPerPage } from './featured-section.tsx'

it.each([
  [360, 2],
  [769, 2],
  [770, 3],
  [999, 3],
  [1000, 4],
  [1920, 4],
])('a window of %d px has %d featured products side by side', (width, items) => {
  expect(itemsPerPage(width)).toBe(items)
})

it('a half-filled page of featured products counts as a page', () => {
  expect(countPages(8, 360)).toBe(4)
  expect(countPages(8, 800)).toBe(3)
  expect(countPages(8, 1280)).toBe(2)
  expect(countPages(0, 1280)).toBe(0)
})
