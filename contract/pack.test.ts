import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { limits } from './limits.ts'
import { messages } from './messages.ts'
import { packFields, packUnits, unitPriceOf } from './pack.ts'

const { between, decimals } = messages.validation

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
  ] as const)('of %j is %j', (pack, expected) => {
    expect(unitPriceOf(pack)).toEqual(expected)
  })

  it('is none without a price, an amount or a unit', () => {
    const pack = { paise: 1, thousandths: 1, unit: 'l', count: 1 } as const
    for (const lacking of [{ paise: 0 }, { thousandths: null }, { unit: null }])
      expect(unitPriceOf({ ...pack, ...lacking })).toBeNull()
  })

  it('is what exact integers make of it, rounded half up', () => {
    const parts = { ml: 1000n, l: 1n, g: 1000n, kg: 1n, piece: 1n }
    const whole = (max: number) =>
      fc.oneof(fc.integer({ min: 1, max }), fc.integer({ min: 1, max: 20 }), fc.constant(max))
    fc.assert(
      fc.property(
        whole(Math.round(limits.product.maxPrice * 100)),
        whole(limits.pack.amount.max * 1000),
        fc.constantFrom(...packUnits),
        whole(limits.pack.count.max),
        (paise, thousandths, unit, count) => {
          const dividend = BigInt(paise) * parts[unit] * 1000n
          const divisor = BigInt(thousandths) * BigInt(count)
          const exact = (2n * dividend + divisor) / (2n * divisor)
          expect(BigInt(unitPriceOf({ paise, thousandths, unit, count })?.paise ?? -1)).toBe(exact)
        },
      ),
      { numRuns: 5000 },
    )
  })
})

describe('the fields of a pack', () => {
  const amountRange = between(limits.pack.amount.min, limits.pack.amount.max)
  const countRange = between(limits.pack.count.min, limits.pack.count.max)
  const massRange = between(limits.pack.mass.min, limits.pack.mass.max)

  it.each([
    ['packAmount', ' 0.5 ', 0.5],
    ['packAmount', '12.3450', 12.345],
    ['packAmount', 100_000, 100_000],
    ['packAmount', '  ', null],
    ['packAmount', null, null],
    ['packUnit', 'kg', 'kg'],
    ['packUnit', '', null],
    ['packCount', '3', 3],
    ['packCount', '2.0', 2],
    ['packCount', '', 1],
    ['packMass', '455', 455],
    ['packMass', null, null],
  ] as const)('%s takes %j', (field, value, expected) => {
    expect(packFields[field].parse(value)).toBe(expected)
  })

  it.each([
    ['packAmount', '0.0005', decimals[3]],
    ['packAmount', 0.0005, decimals[3]],
    ['packAmount', 1e-7, amountRange],
    ['packAmount', '0', amountRange],
    ['packAmount', '-1', amountRange],
    ['packAmount', '5e2', amountRange],
    ['packAmount', '1e999', amountRange],
    ['packAmount', '௫௦௦', amountRange],
    ['packAmount', '५००', amountRange],
    ['packAmount', '1,000', amountRange],
    ['packAmount', '.5', amountRange],
    ['packAmount', 'half', amountRange],
    ['packAmount', '100000.001', amountRange],
    ['packAmount', true, amountRange],
    ['packUnit', 'pint', messages.validation.oneOf(packUnits)],
    ['packCount', '0', countRange],
    ['packCount', '101', countRange],
    ['packCount', '௩', countRange],
    ['packCount', '2.5', decimals[0]],
    ['packMass', '-5', massRange],
    ['packMass', '1000001', massRange],
    ['packMass', '455.5', decimals[0]],
  ] as const)('%s refuses %j', (field, value, message) => {
    expect(packFields[field].safeParse(value).error?.issues[0]?.message).toBe(message)
  })
})
