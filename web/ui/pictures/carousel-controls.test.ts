import { expect, it } from 'vitest'
import { dotsAround } from './carousel-controls.tsx'

it('a short row shows every dot, and a long one those around the current page', () => {
  expect(dotsAround(0, 3)).toEqual([0, 1, 2])
  expect(dotsAround(0, 100).at(-1)).toBe(6)
  expect(dotsAround(50, 100)).toEqual([47, 48, 49, 50, 51, 52, 53])
  expect(dotsAround(99, 100).at(-1)).toBe(99)
})
