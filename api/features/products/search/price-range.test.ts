import fc from 'fast-check'
import { expect, it } from 'vitest'
import { NumberSet } from './number-set.ts'
import { keepPrices } from './price-range.ts'

it('keeps the prices from one bound to the other', () => {
  const price = fc.nat(1023)
  fc.assert(
    fc.property(
      fc.array(price, { maxLength: 60 }),
      fc.option(price, { nil: undefined }),
      fc.option(price, { nil: undefined }),
      (prices, min, max) => {
        const bits = Array.from({ length: 10 }, (_, bit) =>
          NumberSet.of(prices.keys().filter((at) => ((prices[at] ?? 0) >>> bit) & 1)),
        )
        const found = NumberSet.of(prices.keys())
        keepPrices(found, bits, min, max)
        expect([...found]).toEqual(
          [...prices.keys()].filter((at) => {
            const amount = prices[at] ?? 0
            return amount >= (min ?? 0) && amount <= (max ?? Number.POSITIVE_INFINITY)
          }),
        )
      },
    ),
  )
})
