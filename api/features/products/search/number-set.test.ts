import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addMembers, blockOf, blockWidth, encodeMembers } from './members.ts'
import { NumberSet } from './number-set.ts'

const numbers = fc.oneof(
  fc.uniqueArray(fc.nat(2 * blockWidth), { maxLength: 300 }),
  fc.uniqueArray(fc.constantFrom(1, 2, 33, 500, 2 * blockWidth), { maxLength: 4 }),
)
const sorted = (from: Iterable<number>) => [...from].sort((a, b) => a - b)

describe('a set of numbers', () => {
  it('does what a set does', () => {
    fc.assert(
      fc.property(numbers, numbers, (these, those) => {
        const [a, b] = [new Set(these), new Set(those)]
        const make = () => NumberSet.of(these)
        expect([...make()]).toEqual(sorted(a))
        expect(make().size).toBe(a.size)
        expect([...make().addAll(NumberSet.of(those))]).toEqual(sorted(a.union(b)))
        expect([...make().keepAll(NumberSet.of(those))]).toEqual(sorted(a.intersection(b)))
        expect([...make().deleteAll(NumberSet.of(those))]).toEqual(sorted(a.difference(b)))

        const narrow = () => make().focus()
        expect([...narrow().keepAll(NumberSet.of(those))]).toEqual(sorted(a.intersection(b)))
        expect([...NumberSet.of(those).keepAll(narrow())]).toEqual(sorted(a.intersection(b)))
        expect([...NumberSet.of(those).become(narrow()).addAll(NumberSet.of(those))]).toEqual(
          sorted(a.union(b)),
        )
        const both = NumberSet.of(those).become(narrow()).keepAll(NumberSet.of(those).focus())
        expect([...both.focus()]).toEqual(sorted(a.intersection(b)))
        expect(both.size).toBe(a.intersection(b).size)

        const shrunk = make().copy()
        for (const number of those) shrunk.delete(number)
        expect([...shrunk]).toEqual(sorted(a.difference(b)))
        expect([...make()]).toEqual(sorted(a))
      }),
    )
  })

  it('shows itself as bits and as bytes', () => {
    const set = NumberSet.of([0, 3, 40])
    expect([...set.toBits()]).toEqual([9, 0, 0, 0, 0, 1, 0, 0])
    expect(
      set
        .toBytes()
        .entries()
        .filter(([, byte]) => byte === 1)
        .map(([at]) => at)
        .toArray(),
    ).toEqual([0, 3, 40])
  })
})

it('takes up no more room, however often sets take in each other', () => {
  const [one, other] = [NumberSet.of([40]), NumberSet.of([100])]
  for (let round = 0; round < 50; round++) {
    one.addAll(other)
    other.addAll(one).add(130 + round)
  }
  expect(one.toBits().length).toBeLessThan(100)
  expect([...one].slice(0, 3)).toEqual([40, 100, 130])
})

describe('stored members', () => {
  it.each([0, 1, 500, 600, blockWidth])('come back, %i of them', (count) => {
    const offsets = Array.from({ length: count }, (_, at) => Math.floor((at * blockWidth) / count))
    const stored = encodeMembers(NumberSet.of(offsets))
    expect(stored.length).toBeLessThanOrEqual(blockWidth / 8)
    const found = NumberSet.of([7])
    // As a driver may hand it over: in the midst of a larger piece of memory.
    const shifted = new Uint8Array([0, ...stored]).subarray(1)
    addMembers(found, 2, shifted)
    expect([...found]).toEqual([7, ...offsets.map((offset) => 2 * blockWidth + offset)])
    expect(blockOf(2 * blockWidth - 1)).toBe(1)
  })
})
