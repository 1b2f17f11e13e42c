import fc from 'fast-check'
import { expect, it } from 'vitest'
import { NumberSet } from '../search/number-set.ts'
import { SortOrder } from './sort-order.ts'

const keys = fc.array(fc.nat({ max: 400 }), { minLength: 1, maxLength: 2600, size: 'max' })

it('follows what is added one by one and what came in order alike', () => {
  fc.assert(
    fc.property(keys, fc.nat({ max: 20 }), fc.boolean(), (keys, later, isReversed) => {
      const compare = (a: number, b: number) => (keys[a] ?? 0) - (keys[b] ?? 0) || a - b
      const order = new SortOrder(compare)
      const early = Math.max(keys.length - later, 0)
      order.become(Int32Array.from([...keys.keys()].slice(0, early)).sort(compare))
      for (let number = early; number < keys.length; number++) order.add(number)

      const sorted = [...keys.keys()].sort(compare)
      const expected = isReversed ? sorted.toReversed() : sorted
      const [total, limit] = [keys.length, keys.length]
      const everything = { total, offset: 0, limit, isReversed, skipped: 0 }
      expect(order.slice(NumberSet.of(keys.keys()), everything)).toEqual(expected)

      const isFirst = (number: number) => {
        const key = keys[number] ?? 0
        return isReversed ? key > 200 : key < 200
      }
      const skipped = order.countFirst(isFirst, isReversed)
      expect(skipped).toBe(expected.filter(isFirst).length)
      const others = expected.slice(skipped)
      const place = { total: others.length, offset: 3, limit: 50, isReversed, skipped }
      expect(order.slice(NumberSet.of(others), place)).toEqual(others.slice(3, 53))
    }),
    { numRuns: 60 },
  )
})
