import { describe, expect, it } from 'vitest'
import { type LoggedWrite, listVersions, omitUnchanged } from './list-versions.ts'

let number = 0
const entry = (version: number | null, has_replaced: 0 | 1 = 1): LoggedWrite => {
  number += 1
  return { number, action: 'update', version, has_replaced, is_unchanged: 0 }
}
/** Entries in the order in which they were written. */
const list = (entries: LoggedWrite[], current: number | null) =>
  listVersions(entries.toReversed(), current).map(({ version, restorable }) => [
    version,
    restorable,
  ])

describe('versions', () => {
  it('the versions of a record can all be had where each write has kept what it replaced', () => {
    expect(list([entry(1, 0), entry(2), entry(3)], 3)).toEqual([
      [3, true],
      [2, true],
      [1, true],
    ])
  })

  it('the versions of a record count down from the first known one in entries from before, of which the last can be had', () => {
    const old = [entry(null, 0), entry(null, 0), entry(null, 0)]
    expect(list([...old, entry(8)], 8)).toEqual([
      [8, true],
      [7, true],
      [6, false],
      [5, false],
    ])
  })

  it('the versions of a record leave out those above the version that a restored backup has gone back to', () => {
    const before = [entry(1, 0), entry(2), entry(3), entry(4)]
    expect(list(before, 2)).toEqual([
      [2, true],
      [1, true],
    ])
    expect(list([...before, entry(3)], 3)).toEqual([
      [3, true],
      [2, true],
      [1, true],
    ])
  })

  it('the versions of a deleted record cannot be had', () => {
    expect(list([entry(1, 0), { ...entry(2), action: 'delete' }], null)).toEqual([
      [2, false],
      [1, false],
    ])
  })

  it('the versions of a record are not upset by an erasure that has found nothing to erase', () => {
    const erased = { ...entry(null, 0), action: 'erase' as const }
    expect(list([entry(1, 0), erased, entry(2)], 2)).toEqual([
      [2, true],
      [undefined, false],
      [1, true],
    ])
  })

  const show = (entries: LoggedWrite[], current: number) =>
    omitUnchanged(listVersions(entries.toReversed(), current)).map(({ version, restorable }) => [
      version,
      restorable,
    ])

  const same = (version: number, has_replaced: 0 | 1 = 1): LoggedWrite => ({
    ...entry(version, has_replaced),
    is_unchanged: 1,
  })

  it('the versions of a record leave out writes that have changed nothing, and go by the number of the last of them', () => {
    const erased = { ...entry(null, 0), action: 'erase' as const }
    expect(show([entry(1, 0), same(2), entry(3), same(4), same(5)], 5)).toEqual([
      [5, true],
      [2, true],
    ])
    expect(show([entry(1, 0), entry(2), erased, same(3), entry(4)], 4)).toEqual([
      [4, true],
      [undefined, false],
      [3, true],
      [1, true],
    ])
    // The entries that are kept do not lead to unchanged versions.
    expect(show([entry(1, 0), same(2, 0), entry(3)], 3)).toEqual([
      [3, true],
      [2, true],
    ])
    expect(show([same(7), entry(8)], 8)).toEqual([
      [8, true],
      [7, true],
    ])
  })
})
