import { expect, it } from 'vitest'
import { findConflict, resolveConflict } from './merge.ts'

const base = { values: { name: 'Oil', price: '100' }, image: '/uploads/a', etag: '"v1-a"' }
const theirs = { values: { name: 'Gold Oil', price: '100' }, image: '/uploads/b', etag: '"v2-b"' }
const file = new File(['x'], 'new.png')

it('a merge takes what I did not touch from them, without a word about it', () => {
  const mine = { values: { name: 'Oil', price: '120' }, image: { remove: false } }
  const conflict = findConflict(base, mine, theirs)
  expect(conflict.changes.map(({ name, kind }) => [name, kind])).toEqual([
    ['name', 'theirs'],
    ['image', 'theirs'],
  ])
  expect(resolveConflict(conflict, mine, {})).toEqual({
    values: { name: 'Gold Oil', price: '120' },
    image: { remove: false },
  })
})

it('a merge asks about the picture when both have changed it', () => {
  const mine = { values: base.values, image: { file, remove: false } }
  const conflict = findConflict(base, mine, theirs)
  expect(conflict.changes.find(({ name }) => name === 'image')?.kind).toBe('both')
  expect(resolveConflict(conflict, mine, { image: 'mine' }).image).toEqual({ file, remove: false })
  expect(resolveConflict(conflict, mine, { image: 'theirs' }).image).toEqual({ remove: false })
})
