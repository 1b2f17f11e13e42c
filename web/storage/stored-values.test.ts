import { expect, it } from 'vitest'
import { isLike, parseStored } from './stored-values.ts'

it('a stored value is read, and nothing of what is no JSON', () => {
  expect(parseStored('{"a":1}')).toEqual({ a: 1 })
  for (const text of [null, '', '{"a":', 'undefined']) expect(parseStored(text)).toBeUndefined()
})

const example = { name: '', done: [''], failed: [{ name: '' }], rates: {}, etag: null }

it.each([[{}], [{ name: 'a', done: [], failed: [{ name: 'b' }, {}], rates: { a: 1 }, etag: 'c' }]])(
  'a stored value is taken with the types of an example: %j',
  (value) => {
    expect(isLike(value, example)).toBe(true)
  },
)

it.each([
  [null],
  ['text'],
  [[]],
  [{ name: 5 }],
  [{ name: null }],
  [{ done: 'a' }],
  [{ done: [1] }],
  [{ failed: [null] }],
  [{ failed: [{ name: {} }] }],
  [{ rates: [] }],
])('a stored value is not taken with other types: %j', (value) => {
  expect(isLike(value, example)).toBe(false)
})
