import { describe, expect, it } from 'vitest'
import { askWhenBack } from '../../contract/stock/words.ts'
import { reachEn } from '../features/shop/words/reach-en.ts'
import { reachTa } from '../features/shop/words/reach-ta.ts'
import { english } from './en.ts'
import { pageTables } from './page-tables.ts'
import { tamil } from './ta.ts'

it.each([
  [{ name: 'Castor Oil 200 ml' }, 'Please tell me when Castor Oil 200 ml is back.'],
  [{ name: 'Castor Oil', size: '200 ml' }, 'Please tell me when Castor Oil 200 ml is back.'],
  [
    { name: 'Castor Oil', packAmount: 200, packUnit: 'ml' as const, backOn: '2026-12-01' },
    'Please tell me when Castor Oil 200 ml is back (about 1 Dec).',
  ],
  [
    { name: 'Castor Oil 200ml', size: '200 ml', backOn: '2026-11-27' },
    'Please tell me when Castor Oil 200ml is back.',
  ],
])('the question about the product %j is: %s', (product, text) => {
  expect(
    askWhenBack(
      { inStock: false, ...product },
      { language: 'en', ...english.product, stock: english.stock },
      '2026-11-28',
    ),
  ).toBe(text)
})

it('the question about a product is asked in Tamil, with the month in Tamil', () => {
  const oil = { name: 'விளக்கெண்ணெய்', size: '200 ml', inStock: false, backOn: '2026-12-01' }
  expect(
    askWhenBack(oil, { language: 'ta', ...tamil.product, stock: tamil.stock }, '2026-11-28'),
  ).toBe('விளக்கெண்ணெய் 200 ml மீண்டும் வந்ததும் சொல்லவும் (டிசம்பர் 1 வாக்கில்).')
})

/** Functions of a date. */
const ofDates = ['backAbout', 'date', 'day', 'outOfStock']

/** Every text of a table with its path; of a function, what it makes of some numbers, or of a date. */
function textsOf(words: object, path = ''): [string, string][] {
  return Object.entries(words).flatMap(([name, said]): [string, string][] => {
    const here = `${path}.${name}`
    if (typeof said === 'string') return [[here, said]]
    if (typeof said === 'function') {
      const given = ofDates.includes(name) ? ['2026-12-09'] : [9, '05', 3]
      return [[here, String(said(...given))]]
    }
    return textsOf(said, here)
  })
}

const tables: [string, object, object][] = [
  ['layouts', english, tamil],
  ['how the shop is reached', reachEn, reachTa],
  ...Object.entries(pageTables).map(([page, { en, ta }]): [string, object, object] => [
    page,
    en,
    ta,
  ]),
]

describe.each(tables)('words of %s', (_, en, ta) => {
  const allowed = /WhatsApp|\b(ml|kg|g|L|PDF|QR)\b/g

  it.each(textsOf(ta).filter(([path]) => !path.endsWith('.language')))(
    'the Tamil words of %s have no Latin letter in %s',
    (_, text) => {
      expect(text.replace(allowed, '')).not.toMatch(/[a-z]/i)
    },
  )

  it('the Tamil words have as many lines as the English ones', () => {
    const paths = (words: object) => textsOf(words).map(([path]) => path)
    expect(paths(ta)).toEqual(paths(en))
  })
})
