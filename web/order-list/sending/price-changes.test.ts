import { afterEach, expect, it, vi } from 'vitest'
import { english } from '../../words/en.ts'
import { tamil } from '../../words/ta.ts'
import { readSeen, type SeenProduct, storeSeen } from '../device/seen-products.ts'
import { orderListEn } from '../words/en.ts'
import { orderListTa } from '../words/ta.ts'
import { describeChanges } from './price-changes.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** Sentences about a product that has changed or gone since it was seen. */
const say = (before: SeenProduct, now: SeenProduct | null) =>
  describeChanges(new Map([['sesame', before]]), () => now, orderListEn, english).map(
    ({ sentence }) => sentence,
  )

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
  ['everything: it is gone, without its name', null, ['One product is no longer available']],
])('the page says what has changed: %s', (_, now, changes) => {
  expect(say(oil, now)).toEqual(changes)
})

it('the page says what is in stock again', () => {
  const before = { ...oil, inStock: false }
  expect(say(before, oil)).toEqual(['Sesame Oil 1 L is in stock again'])
})

it('the page says in Tamil what has changed, of which size it is, and marks a name that is not in Tamil', () => {
  const tin: SeenProduct = { ...oil, nameTa: 'நல்லெண்ணெய்', packAmount: 5, packUnit: 'l' }
  const seen = new Map([
    ['tin', tin],
    ['sesame', oil],
    ['gone', tin],
    ['hidden', tin],
  ])
  const today = new Map([
    ['tin', { ...tin, price: 860 }],
    ['sesame', { ...oil, inStock: false }],
  ])
  const changes = describeChanges(seen, (id) => today.get(id) ?? null, orderListTa, tamil)
  expect(changes).toEqual([
    { sentence: 'நல்லெண்ணெய் 5 L விலை: இப்போது ₹860, முன்பு ₹840', name: { text: 'நல்லெண்ணெய் 5 L' } },
    {
      sentence: 'Sesame Oil 1 L இப்போது இருப்பில் இல்லை',
      name: { text: 'Sesame Oil 1 L', lang: 'en' },
    },
    { sentence: '2 பொருட்கள் இப்போது கிடைப்பதில்லை' },
  ])
})

it('the device remembers what was seen, and takes what something else has left for nothing', () => {
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
