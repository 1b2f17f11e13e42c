import { describe, expect, it } from 'vitest'
import type { RecordVersion } from '../../../../contract/history/record-history.ts'
import { offersWayBack } from './offers-way-back.ts'

/** Entries in the order in which they were written, from version 1 on: true for each that changes a price. */
function write(changing: boolean[], restorable = true): RecordVersion[] {
  const entries = changing.map((isChange, index) => ({
    version: index + 1,
    at: '2026-11-27T00:00:00.000Z',
    by: 'Meena',
    action: 'update' as const,
    restorable,
    changes: isChange ? [{ field: 'price', before: index, after: index + 1 }] : [],
  }))
  return entries.toReversed()
}

const listOffered = (versions: RecordVersion[], now: number) =>
  versions.filter((entry) => offersWayBack(versions, entry, now)).map(({ version }) => version)

describe('the way back to a version', () => {
  it('is offered for each that differs from the record as it is', () => {
    expect(listOffered(write([true, true, true]), 3)).toEqual([2, 1])
  })

  it('is offered once for a version that later writes have left as it was', () => {
    expect(listOffered(write([true, true, false, false, true]), 5)).toEqual([2, 1])
  })

  it('is not offered for what the record is already, as nothing has changed it since', () => {
    expect(listOffered(write([true, true, false]), 3)).toEqual([1])
  })

  it('is offered by a write that changed nothing where what it left as it was is not kept', () => {
    const [kept, left] = [write([true, false, true]), write([true], false)]
    expect(listOffered([...kept.slice(0, 2), ...left], 3)).toEqual([2])
  })

  it('is not offered where nothing is kept', () => {
    expect(listOffered(write([true, true], false), 2)).toEqual([])
  })
})
