import { describe, expect, it } from 'vitest'
import { moneyField } from '../../../../contract/fields.ts'
import { isAmbiguousMoney, readFlag, readMoneyCell } from './read-values.ts'

describe('readMoneyCell', () => {
  it.each([
    ['320', 320],
    [' 320.50 ', 320.5],
    ['₹320', 320],
    ['₹ 1,25,000.00', 125000],
    ['1,25,000', 125000],
    ['12,34,567.89', 1234567.89],
    ['125,000', 125000],
    ['1,250', 1250],
    ['Rs. 320/-', 320],
    ['Rs.320.50', 320.5],
    ['INR 320', 320],
    ['320 rs', 320],
    ['?320', 320],
    ['3,50', 3.5],
    ['1.250,50', 1250.5],
    ['１２０', 120],
    ['', 0],
  ])('an amount in a cell is understood: %j', (text, rupees) => {
    expect(moneyField(0).parse(readMoneyCell(text))).toBe(rupees)
  })

  it('an amount in a cell with a dot before three digits is ambiguous', () => {
    expect(isAmbiguousMoney(readMoneyCell('1.250'))).toBe(true)
  })

  it.each(['cheap', '1,2,3', '12,5000', '1 250', '$ 5', '5-10', '1e3', '-5', '3,505'])(
    'an amount of %j is left to be judged by the contract, and never taken for less',
    (text) => {
      expect([undefined, 3505]).toContain(moneyField(0).safeParse(readMoneyCell(text)).data)
    },
  )
})

it.each([
  ['Yes', 'true'],
  [' TRUE ', 'true'],
  ['y', 'true'],
  ['In stock', 'true'],
  ['no', 'false'],
  ['Out of stock', 'false'],
  ['0', 'false'],
  ['', undefined],
  ['perhaps', 'perhaps'],
])('a flag in a cell is understood: %j', (text, flag) => {
  expect(readFlag(text)).toBe(flag)
})
