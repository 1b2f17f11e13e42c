import { expect, it } from 'vitest'
import { sayNumber } from './say-number.ts'

it.each([
  ['1,250', 'rupees', '₹1,250'],
  ['450,50', 'rupees', '₹450.50'],
  ['1.250', 'rupees', '₹1.25'],
  ['.5', 'rupees', '₹0.50'],
  ['௧,௨௫,௦௦௦', 'rupees', '₹1,25,000'],
  ['Rs. 450/-', 'rupees', '₹450'],
  ['2,5', 'number', '2.5'],
  ['௫௦௦', 'number', '500'],
  ['0.125', 'number', ''],
  ['1250', 'rupees', ''],
  ['', 'rupees', ''],
  ['cheap', 'rupees', ''],
  ['1.005', 'rupees', ''],
  ['9'.repeat(30), 'rupees', ''],
] as const)('the hint under a number says of %j in %s: %j', (typed, kind, said) => {
  expect(sayNumber(typed, kind)).toBe(said)
})
