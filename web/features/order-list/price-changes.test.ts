import { afterEach, expect, it, vi } from 'vitest'
import { describeChanges, readSeen, storeSeen } from './price-changes.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const oil = { name: 'Sesame Oil 1 L', price: 840, inStock: true }

it.each([
  ['nothing', oil, []],
  ['the name', { ...oil, name: 'Gingelly Oil 1 L' }, []],
  ['the price', { ...oil, price: 860 }, ['Sesame Oil 1 L is ₹860 now, not ₹840']],
  [
    'the price to one on request',
    { ...oil, price: 0 },
    ['Sesame Oil 1 L is priced on request now, not ₹840'],
  ],
  ['the stock', { ...oil, inStock: false }, ['Sesame Oil 1 L is out of stock now']],
  [
    'both, with the name of today',
    { name: 'Gingelly', price: 839.5, inStock: false },
    ['Gingelly is ₹839.50 now, not ₹840', 'Gingelly is out of stock now'],
  ],
  ['everything: it is gone', null, ['Sesame Oil 1 L is no longer available']],
])('says what has changed: %s', (_, now, changes) => {
  expect(describeChanges(new Map([['sesame', oil]]), () => now)).toEqual(changes)
})

it('says what is in stock again', () => {
  const before = { ...oil, inStock: false }
  expect(describeChanges(new Map([['sesame', before]]), () => oil)).toEqual([
    'Sesame Oil 1 L is in stock again',
  ])
})

it('remembers what was seen, and takes what something else has left for nothing', () => {
  let stored: string | null = null
  vi.stubGlobal('localStorage', {
    getItem: () => stored,
    setItem(_: string, value: string) {
      stored = value
    },
  })
  expect(readSeen()).toEqual(new Map())
  storeSeen(new Map([['sesame', oil]]))
  expect(readSeen()).toEqual(new Map([['sesame', oil]]))
  for (const left of ['{"sesame":{"name":"Oil","price":"9"},"x":null}', '["a"]', '{', 'null']) {
    stored = left
    expect(readSeen(), left).toEqual(new Map())
  }
})
