import { expect, it } from 'vitest'
import { describeStock, type ProductStock } from './words.ts'
import { stockWordsEn } from './words-en.ts'
import { stockWordsTa } from './words-ta.ts'

const today = '2026-11-28'

it.each<[ProductStock, { en: string; ta: string }[]]>([
  [{ inStock: true }, []],
  [{ inStock: false }, [{ en: 'Out of stock', ta: 'இருப்பில் இல்லை' }]],
  [{ inStock: true, stock: 'few' }, [{ en: 'Few left', ta: 'சிறிதளவே உள்ளது' }]],
  [
    { inStock: false, backOn: today },
    [{ en: 'Back about 28 Nov', ta: 'நவம்பர் 28 வாக்கில் மீண்டும் வரும்' }],
  ],
  [{ inStock: false, backOn: '2026-11-27' }, [{ en: 'Out of stock', ta: 'இருப்பில் இல்லை' }]],
  [
    { inStock: true, leadDays: 3 },
    [{ en: 'Pressed to order: 3 days', ta: 'சொன்னபின் ஆட்டித் தரப்படும்: 3 நாட்கள்' }],
  ],
  [
    { inStock: true, stock: 'few', leadDays: 1 },
    [
      { en: 'Few left', ta: 'சிறிதளவே உள்ளது' },
      { en: 'Pressed to order: 1 day', ta: 'சொன்னபின் ஆட்டித் தரப்படும்: 1 நாள்' },
    ],
  ],
  [{ inStock: false, leadDays: 3 }, [{ en: 'Out of stock', ta: 'இருப்பில் இல்லை' }]],
])('the words of the stock %j are %j', (stock, words) => {
  expect(describeStock(stock, stockWordsEn, today)).toEqual(words.map(({ en }) => en))
  expect(describeStock(stock, stockWordsTa, today)).toEqual(words.map(({ ta }) => ta))
})
