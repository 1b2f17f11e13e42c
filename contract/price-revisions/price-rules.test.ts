import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkRandomly } from '../../tools/testing/random-runs.ts'
import { baseUnits, type packUnits } from '../prices/unit-price.ts'
import { productLimits } from '../products/limits.ts'
import { priceRevisionLimits } from './limits.ts'
import {
  changePrice,
  findGroupUnit,
  findPriceError,
  keepOriginal,
  type PriceChange,
  type PricedProduct,
  type Rounding,
  roundings,
} from './price-rules.ts'
import { skipReasons } from './states.ts'

const litre: PricedProduct = {
  price: 42_000,
  packCost: 0,
  thousandths: 1000,
  unit: 'l',
  count: 1,
}
const percent = (thousandths: number, round: Rounding = 0): PriceChange => ({
  kind: 'percent',
  thousandths,
  round,
})
const amount = (paise: number, round: Rounding = 0): PriceChange => ({
  kind: 'amount',
  paise,
  round,
})
const rate = (paise: number, round: Rounding = 0): PriceChange => ({
  kind: 'rate',
  paise,
  round,
  unit: 'l',
})

describe('a new price', () => {
  it.each<[string, PriceChange, Partial<PricedProduct>, number]>([
    ['5 % more', percent(5000), {}, 44_100],
    ['4.5 % more, to whole rupees', percent(4500, 1), {}, 43_900],
    ['12.345 % less', percent(-12_345), { price: 10_000 }, 8766],
    ['half a paisa', percent(500), { price: 100 }, 101],
    ['half a step', amount(250, 5), { price: 10_000 }, 10_500],
    ['just below half a step', amount(249, 5), { price: 10_000 }, 10_000],
    // Rounding in two steps would turn 102.4995 first into 102.50 and then into 105.
    ['one rounding, from the exact amount', percent(-20, 5), { price: 10_252 }, 10_000],
    ['a fall', amount(-1500, 10), {}, 41_000],
    ['everything', percent(-100_000), {}, 0],
    ['more than everything', amount(-50_000), {}, -8000],
    ['a rate', rate(43_050), { thousandths: 500_000, unit: 'ml' }, 21_525],
    ['a rate of several', rate(43_050), { thousandths: 200_000, unit: 'ml', count: 3 }, 25_830],
    [
      'a rate and what the tin costs',
      rate(41_000, 10),
      { thousandths: 5000, packCost: 4500 },
      210_000,
    ],
    ['a price that is set', { kind: 'set', paise: 123 }, {}, 123],
  ])('a new price is exact for %s', (_, change, product, to) => {
    expect(changePrice(change, { ...litre, ...product })).toEqual({ to })
  })

  it('a new price is not made where there is no price', () => {
    for (const change of [percent(1), amount(1), rate(1), { kind: 'set', paise: 1 } as const])
      expect(changePrice(change, { ...litre, price: 0 })).toEqual({
        to: 0,
        skipped: skipReasons.noPrice,
      })
  })

  it.each<Partial<PricedProduct>>([
    { unit: 'kg' },
    { unit: 'piece' },
    { unit: null, thousandths: null },
  ])('a new price by a rate is none of a pack of %j', (pack) => {
    expect(changePrice(rate(1), { ...litre, ...pack })).toEqual({
      to: 42_000,
      skipped: skipReasons.noPack,
    })
  })

  const price = fc.oneof(
    fc.integer({ min: 1, max: Math.round(productLimits.maxPrice * 100) }),
    fc.integer({ min: 1, max: 2000 }),
  )
  const round = fc.constantFrom(...roundings)
  const { min, max } = priceRevisionLimits.percent

  /** Multiplied by `scale`, as one would calculate on paper. */
  const isNearest = (to: number, exact: bigint, scale: bigint, round: Rounding) => {
    const step = BigInt(round * 100 || 1) * scale
    const over = 2n * (BigInt(to) * scale - exact)
    expect(BigInt(to) % BigInt(round * 100 || 1)).toBe(0n)
    // Half up: at most half a step above the exact amount, and less than that below it.
    expect(over <= step && over > -step).toBe(true)
  }

  it('a new price is the multiple that is nearest to the exact amount, and of two the higher', async () => {
    await checkRandomly(
      { short: 300, long: 50_000 },
      fc.property(
        price,
        fc.integer({ min: min * 1000, max: max * 1000 }),
        round,
        (paise, by, to) => {
          const changed = changePrice(percent(by, to), { ...litre, price: paise })
          isNearest(changed.to, BigInt(paise) * BigInt(100_000 + by), 100_000n, to)
        },
      ),
    )
  })

  it('a new price by an amount is the nearest multiple, and of two the higher', async () => {
    await checkRandomly(
      { short: 300, long: 50_000 },
      fc.property(price, fc.integer({ min: -1e9, max: 1e9 }), round, (paise, by, to) => {
        const changed = changePrice(amount(by, to), { ...litre, price: paise })
        isNearest(changed.to, BigInt(paise + by), 1n, to)
      }),
    )
  })

  it('a new price by a rate is the nearest multiple, and of two the higher', async () => {
    await checkRandomly(
      { short: 300, long: 50_000 },
      fc.property(
        fc.record({
          paise: fc.integer({ min: 1, max: 1e6 }),
          packCost: fc.integer({ min: 0, max: 1e7 }),
          thousandths: fc.integer({ min: 1, max: 1e6 }),
          unit: fc.constantFrom('ml', 'l'),
          count: fc.integer({ min: 1, max: 100 }),
        }),
        round,
        ({ paise, ...pack }, to) => {
          const scale = pack.unit === 'ml' ? 1_000_000n : 1000n
          const contents = BigInt(paise) * BigInt(pack.thousandths) * BigInt(pack.count)
          const changed = changePrice(rate(paise, to), { price: 1, ...pack })
          isNearest(changed.to, contents + BigInt(pack.packCost) * scale, scale, to)
        },
      ),
    )
  })
})

it('the unit of a group is that of most of its packs', () => {
  const units = (...units: (typeof packUnits)[number][]) => units.map((unit) => ({ unit }))
  expect(findGroupUnit(units('kg', 'ml', 'l'))).toBe('l')
  expect(findGroupUnit([...units('g', 'kg', 'ml'), { unit: null }])).toBe('kg')
  expect(findGroupUnit(units('piece', 'kg', 'l'))).toBe(baseUnits[0])
  expect(findGroupUnit([{ unit: null }])).toBeNull()
})

it('a struck price below the new one is cleared', () => {
  expect([null, 99, 100, 101].map((original) => keepOriginal(original, 100))).toEqual([
    null,
    null,
    100,
    101,
  ])
})

it('a price that nothing can have is an error', () => {
  const errors = [-100, 0, 99, 100, 999_999_999, 1_000_000_000]
  expect(errors.map((paise) => findPriceError(paise, 'Oil'))).toEqual([
    ...Array(3).fill('The price of Oil must be at least ₹1'),
    null,
    null,
    'The price of Oil must not be more than ₹99,99,999.99',
  ])
})
