import { expect, it } from 'vitest'
import { newId, risingIds } from './new-id.ts'

const form = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

it('ids rise within a millisecond', () => {
  const ids = Array.from({ length: 10_000 }, newId)
  expect(ids.toSorted()).toEqual(ids)
  expect(new Set(ids).size).toBe(ids.length)
})

it('ids go on rising at once where the clock was set back', () => {
  const ahead = '01a219a7-3394-7c41-8c37-00ffffffffff'
  const made = [ahead, ...Array.from({ length: 99 }, () => '0199f4a2-7c1e-7d38-9a51-3f0c2b6f8e11')]
  const ids = Array.from(
    { length: 100 },
    risingIds(() => made.shift() ?? ''),
  )
  expect(ids[1]).toBe('01a219a7-3394-7c41-8c37-010000000000')
  expect(ids.toSorted()).toEqual(ids)
  for (const id of ids) expect(id).toMatch(form)
})
