import { expect, it } from 'vitest'
import { formatRupees } from './money.ts'

it.each([
  [0, '₹0'],
  [320, '₹320'],
  [125000, '₹1,25,000'],
  [9999999.99, '₹99,99,999.99'],
  [49.5, '₹49.50'],
])('an amount of %d is shown as %s', (amount, text) => {
  expect(formatRupees(amount)).toBe(text)
})

it('an amount is shown with two decimals where they are always wanted', () => {
  expect(formatRupees(125000, 'always')).toBe('₹1,25,000.00')
})
