import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkRandomly } from '../../tools/testing/random-runs.ts'
import { packLimits } from '../packs/limits.ts'
import { productLimits } from '../products/limits.ts'
import {
  contentsOf,
  findBestValues,
  legalUnitPriceOf,
  packUnits,
  unitPriceOf,
} from './unit-price.ts'

describe('a unit price', () => {
  it.each([
    [
      { paise: 28950, thousandths: 500_000, unit: 'ml', count: 1 },
      { paise: 57900, unit: 'l' },
    ],
    [
      { paise: 44900, thousandths: 200_000, unit: 'ml', count: 3 },
      { paise: 74833, unit: 'l' },
    ],
    [
      { paise: 274900, thousandths: 5000, unit: 'l', count: 1 },
      { paise: 54980, unit: 'l' },
    ],
    [
      { paise: 29000, thousandths: 5000, unit: 'kg', count: 1 },
      { paise: 5800, unit: 'kg' },
    ],
    [
      { paise: 4550, thousandths: 250_000, unit: 'g', count: 1 },
      { paise: 18200, unit: 'kg' },
    ],
    [
      { paise: 1, thousandths: 2000, unit: 'piece', count: 1 },
      { paise: 1, unit: 'piece' },
    ],
    [
      { paise: 1, thousandths: 2001, unit: 'piece', count: 1 },
      { paise: 0, unit: 'piece' },
    ],
  ] as const)('the unit price of %j is %j', (pack, expected) => {
    expect(unitPriceOf(pack)).toEqual(expected)
  })

  it('a unit price is absent without a price, an amount or a unit', () => {
    const pack = { paise: 1, thousandths: 1, unit: 'l', count: 1 } as const
    for (const lacking of [{ paise: 0 }, { thousandths: null }, { unit: null }])
      expect(unitPriceOf({ ...pack, ...lacking })).toBeNull()
  })

  it('a unit price is what exact integers make of it, rounded half up', async () => {
    const parts = { ml: 1000n, l: 1n, g: 1000n, kg: 1n, piece: 1n }
    const whole = (max: number) =>
      fc.oneof(fc.integer({ min: 1, max }), fc.integer({ min: 1, max: 20 }), fc.constant(max))
    await checkRandomly(
      { short: 500, long: 100_000 },
      fc.property(
        whole(Math.round(productLimits.maxPrice * 100)),
        whole(packLimits.amount.max * 1000),
        fc.constantFrom(...packUnits),
        whole(packLimits.count.max),
        (paise, thousandths, unit, count) => {
          const dividend = BigInt(paise) * parts[unit] * 1000n
          const divisor = BigInt(thousandths) * BigInt(count)
          const exact = (2n * dividend + divisor) / (2n * divisor)
          expect(BigInt(unitPriceOf({ paise, thousandths, unit, count })?.paise ?? -1)).toBe(exact)
        },
      ),
    )
  })
})

describe('the unit price of a label', () => {
  it.each([
    [450, [500, 'ml'], { amount: 0.9, unit: 'ml' }],
    [450, [999.999, 'ml'], { amount: 0.45, unit: 'ml' }],
    [450, [0.5, 'l'], { amount: 0.9, unit: 'ml' }],
    [449, [200, 'ml', 3], { amount: 0.75, unit: 'ml' }],
    [2749, [5, 'l'], { amount: 549.8, unit: 'l' }],
    [500, [1000.001, 'ml'], { amount: 500, unit: 'l' }],
    [500, [250, 'ml', 8], { amount: 250, unit: 'l' }],
    [45.5, [250, 'g'], { amount: 0.18, unit: 'g' }],
    [290, [5, 'kg'], { amount: 58, unit: 'kg' }],
    [100, [6, 'piece'], { amount: 16.67, unit: 'piece' }],
    [1.005, [3, 'kg'], { amount: 0.33, unit: 'kg' }],
  ] as const)(
    'the unit price of a label of ₹%j for %j is written out',
    (price, [packAmount, packUnit, packCount], expected) => {
      expect(legalUnitPriceOf(price, { packAmount, packUnit, packCount })).toEqual(expected)
    },
  )

  it.each([
    [450, { packAmount: 1, packUnit: 'l' }],
    [450, { packAmount: 1000, packUnit: 'ml' }],
    [450, { packAmount: 250, packUnit: 'ml', packCount: 4 }],
    [450, { packAmount: 1, packUnit: 'kg' }],
    [450, { packAmount: 1000, packUnit: 'g' }],
    [450, { packAmount: 1, packUnit: 'piece' }],
    [0, { packAmount: 500, packUnit: 'ml' }],
    [450, {}],
  ] as const)('the unit price of a label is absent for ₹%j of %j', (price, pack) => {
    expect(legalUnitPriceOf(price, pack)).toBeNull()
  })
})

describe('the best value', () => {
  const litres = (...amounts: number[]) =>
    amounts.map((amount, index) => ({ _id: `${index}`, unitPrice: { amount, unit: 'l' as const } }))

  it.each([
    ['3 % below the next', [500, 485], ['1']],
    ['less than 3 % below the next', [500, 485.01], []],
    ['far below others, but not the next', [500, 400, 399], []],
    ['the only one', [500], []],
    ['as dear as the next', [400, 400, 500], []],
  ])('the best value is told where one is %s', (_, amounts, expected) => {
    expect(findBestValues(litres(...amounts))).toEqual(expected)
  })

  it('the best value is found among what is counted in the same unit', () => {
    const kilo = { _id: 'kilo', unitPrice: { amount: 1, unit: 'kg' as const } }
    expect(findBestValues([...litres(500, 400), kilo, { _id: 'no pack' }])).toEqual(['1'])
  })
})

it('orders packs by what they hold, whatever it is counted in', () => {
  const packs = [
    { packAmount: 200, packUnit: 'ml' },
    { packAmount: 0.5, packUnit: 'l' },
    { packAmount: 200, packUnit: 'ml', packCount: 3 },
    { packAmount: 1, packUnit: 'l' },
    {},
  ] as const
  const contents = packs.map(contentsOf)
  expect(contents).toEqual(contents.toSorted((a, b) => a - b))
})
