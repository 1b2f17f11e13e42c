import { describe, expect, it } from 'vitest'
import { readMoney } from './read-money.ts'
import { readNumber, toNumber } from './read-number.ts'

describe('a number that staff type', () => {
  it.each([
    ['450', 450],
    ['450.50', 450.5],
    ['450,50', 450.5],
    ['450,5', 450.5],
    ['5,5', 5.5],
    ['0,75', 0.75],
    [',5', 0.5],
    ['.5', 0.5],
    ['-.5', -0.5],
    ['1,250', 1250],
    ['12,500', 12_500],
    ['125,000', 125_000],
    ['1,25,000', 125_000],
    ['12,34,567.89', 1_234_567.89],
    ['1,250,000', 1_250_000],
    ['1.250,50', 1250.5],
    ['-1,250', -1250],
    [' 007 ', 7],
    ['௪௫௦', 450],
    ['௪௫௦,௫௦', 450.5],
    ['௧,௨௫,௦௦௦', 125_000],
    ['４５０．５', 450.5],
    ['\u200e1,250\u00a0', 1250],
  ])('a number that staff type is understood: %j is %d', (typed, number) => {
    expect(toNumber(readNumber(typed))).toBe(number)
    expect(toNumber(readMoney(typed))).toBe(number)
  })

  it.each([
    ...['', 'abc', '1e3', '+5', '5.', '.', ',', '1,', '1,2,3', '1,2345', '12,5000', '1,25,00'],
    ...[
      '1,250,50',
      '0,500',
      '1.2.3',
      '1 250',
      '--5',
      '1/2',
      '½',
      '5²',
      '௰',
      '४५०',
      '0x10',
      '1_000',
    ],
  ])('a number that staff type is not read from %j', (typed) => {
    expect(toNumber(readNumber(typed))).toBeNaN()
    expect(toNumber(readMoney(typed))).toBeNaN()
  })

  it.each([
    '₹450',
    '₹ 450.00',
    'Rs. 450/-',
    'rs450',
    'Rs.450',
    'INR 450',
    '450 rs',
    '450/-',
    'ரூ. ௪௫௦',
    'ரூ 450',
    '450 ரூபாய்',
    '௹450',
  ])('a number that staff type may be rupees: %j', (typed) => {
    expect(toNumber(readMoney(typed))).toBe(450)
    expect(toNumber(readNumber(typed))).toBeNaN()
  })

  it('a number that staff type is read at once, however long it is', () => {
    for (const part of ['1', ',', '.', '1,', '.123', '₹', ' ', 'rs'])
      expect(toNumber(readMoney(`1${part.repeat(200_000)}x`))).toBeNaN()
  })
})
