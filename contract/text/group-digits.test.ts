import { expect, it } from 'vitest'
import { groupDigits } from './group-digits.ts'

const intl = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 3 })

it.each([0, 7, 99, 320, 1000, 12_345, 99_999, 100_000, 1_234_567, 98_765_432, 1_000_000_000])(
  'the digits of %d, its negative and its fractions are grouped as the locale of India does',
  (whole) => {
    for (const number of [whole, -whole - 1, whole + 0.5, whole + 0.25, whole + 0.125])
      expect(groupDigits(String(number))).toBe(intl.format(number))
  },
)
