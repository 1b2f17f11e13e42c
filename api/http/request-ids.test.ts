import { expect, it } from 'vitest'
import { createIds } from './request-ids.ts'

it('gives ids in the shape of a UUID, each once', () => {
  const nextId = createIds()
  const ids = Array.from({ length: 100_000 }, nextId)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((id) => !/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id))).toEqual([])
  expect(createIds()().slice(0, 30)).not.toBe(ids[0]?.slice(0, 30))
})
