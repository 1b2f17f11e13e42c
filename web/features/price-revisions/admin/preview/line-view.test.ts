import { expect, it } from 'vitest'
import type { PriceLine } from '../../../../../contract/price-revisions/price-revision.ts'
import {
  canBeIncluded,
  describeChange,
  describeUnitPrice,
  sortLines,
  summarize,
} from './line-view.ts'

const line = (name: string, rest: Partial<PriceLine> = {}): PriceLine => ({
  product: { _id: name, name },
  from: 100,
  to: 105,
  originalFrom: null,
  originalTo: null,
  ...rest,
})

it.each([
  [100, 105, '+5.0 %', {}],
  [100, 100, '±0.0 %', { isSame: true }],
  [420, 441.5, '+5.1 %', {}],
  [100, 115, '+15.0 %', {}],
  [100, 115.01, '+15.0 %', { isLarge: true }],
  [100, 85, '−15.0 %', { falls: true }],
  [100, 84.99, '−15.0 %', { falls: true, isLarge: true }],
  [9_999_999.99, 1, '−100.0 %', { falls: true, isLarge: true }],
  [10_000, 10_005, '+0.1 %', {}],
  [10_000, 10_004.99, '±0.0 %', {}],
  [1.1, 3.3, '+200.0 %', { isLarge: true }],
])('a price that goes from %d to %d is shown as %s', (from, to, percent, marks) => {
  const plain = { falls: false, isLarge: false, isSame: false }
  expect(describeChange({ from, to })).toEqual({ ...plain, percent, ...marks })
})

it('a line says the unit price before and after, where there is a pack', () => {
  const pack = { packAmount: 500, packUnit: 'ml', packCount: 1 } as const
  expect(describeUnitPrice(line('Oil', { pack }))).toBe('₹200 → ₹210 / litre')
  const three = { packAmount: 0.333, packUnit: 'kg', packCount: 3 } as const
  expect(describeUnitPrice(line('Oil', { pack: three, to: 1000 }))).toBe('₹100.10 → ₹1,001 / kg')
  expect(describeUnitPrice(line('Oil'))).toBe('')
})

it('the preview shows first what has to be looked at, and counts what changes', () => {
  const lines = [
    line('Plain'),
    line('Falls', { to: 99 }),
    line('Large', { to: 120 }),
    line('Cleared', { originalFrom: 104 }),
    line('Kept', { originalFrom: 120, originalTo: 120 }),
    line('Out', { to: 50, skipped: 'left out' }),
    line('Changed'),
    line('None', { from: 0, to: 0, skipped: 'has no price' }),
  ]
  const sorted = sortLines(lines, new Set(['Changed'])).map(({ product }) => product._id)
  expect(sorted).toEqual(['Changed', 'Falls', 'Large', 'Cleared', 'Out', 'Plain', 'Kept', 'None'])
  expect(summarize(lines)).toEqual({ changing: 6, falling: 1, large: 1, cleared: 1 })
  expect(lines.filter(canBeIncluded)).toHaveLength(7)
})
