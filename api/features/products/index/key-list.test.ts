import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { KeyList } from './key-list.ts'

const key = fc.string({ unit: fc.constantFrom('a', 'b', 'k'), maxLength: 6 })

describe('a list of keys', () => {
  it('finds what begins with a key, and what is near one, as a look at each does', () => {
    fc.assert(
      fc.property(fc.uniqueArray(key), fc.array(fc.nat()), key, (keys, gone, wanted) => {
        const list = new KeyList()
        for (const each of keys) list.add(each)
        const left = new Set(keys)
        for (const at of gone) {
          const key = [...left][at % left.size]
          if (key === undefined) continue
          left.delete(key)
          list.delete(key)
        }
        const sorted = [...left].sort()
        expect(list.beginningWith(wanted)).toEqual(sorted.filter((k) => k.startsWith(wanted)))
        for (const edits of [1, 2])
          expect(list.near(wanted, edits)).toEqual(
            sorted.filter((k) => countEdits(k, wanted) <= edits),
          )
      }),
      { numRuns: 1000 },
    )
  })
})

/** By the definition. */
function countEdits(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length
  if (a[0] === b[0]) return countEdits(a.slice(1), b.slice(1))
  const without = [countEdits(a.slice(1), b), countEdits(a, b.slice(1))]
  return 1 + Math.min(...without, countEdits(a.slice(1), b.slice(1)))
}
