import { expect, it } from 'vitest'
import { findChanges, findUntouched, mergeChanges } from './merge.ts'

const base = { name: 'Oil', price: '100', size: '1 L', inStock: true }

it('a merge finds what they changed, and whether I did too', () => {
  const mine = { ...base, price: '120', size: '2 L' }
  const theirs = { ...base, name: 'Gold Oil', price: '90', size: '2 L' }
  expect(findChanges(base, mine, theirs)).toEqual([
    { name: 'name', before: 'Oil', mine: 'Oil', theirs: 'Gold Oil', kind: 'theirs' },
    { name: 'price', before: '100', mine: '120', theirs: '90', kind: 'both' },
  ])
})

it('a merge finds nothing where the other save changed none of the fields', () => {
  expect(findChanges(base, { ...base, price: '120' }, base)).toEqual([])
})

it('a merge keeps my other changes whatever is chosen', () => {
  const mine = { ...base, price: '120', inStock: false }
  const theirs = { ...base, name: 'Gold Oil', price: '90' }
  const changes = findChanges(base, mine, theirs)
  expect(mergeChanges(mine, changes, { price: 'mine' })).toEqual({
    ...base,
    name: 'Gold Oil',
    price: '120',
    inStock: false,
  })
  expect(mergeChanges(mine, changes, {})).toEqual({ ...theirs, inStock: false })
})

it('a merge finds no change in a field that was not there before', () => {
  expect(findChanges<Record<string, string>>({ a: '1' }, { a: '1' }, { a: '1', b: '2' })).toEqual(
    [],
  )
})

it('a merge takes in what was saved apart, but for what is typed otherwise', () => {
  const mine = { ...base, price: '120', size: '2 L' }
  const saved = { name: 'Gold Oil', price: '90', size: '2 L', inStock: true }
  expect(findUntouched(base, mine, saved)).toEqual({ name: 'Gold Oil', size: '2 L' })
})
