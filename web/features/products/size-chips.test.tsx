import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { english } from '../../words/en.ts'
import { tamil } from '../../words/ta.ts'
import { WordsContext } from '../../words/words.ts'
import type { ProductCardData } from './card-data.ts'
import { foldSizes, labelSizes, SizeChips } from './size-chips.tsx'
import { productsEn } from './words/en.ts'
import { productsTa } from './words/ta.ts'
import { ProductsWordsContext } from './words/words.ts'

const size = (packAmount: number, fields: Partial<ProductCardData> = {}): ProductCardData => ({
  _id: `${packAmount}`,
  name: `Oil ${packAmount} L`,
  price: packAmount * 400,
  packAmount,
  packUnit: 'l',
  inStock: true,
  isBestSeller: false,
  ...fields,
})
const twelve = Array.from({ length: 12 }, (_, index) => size(index + 1))

/** Chips as the server sends them: address, attributes and text. */
function renderChips(sizes: ProductCardData[], shown: string, words: typeof english = english) {
  const html = renderToStaticMarkup(
    <WordsContext value={words}>
      <ProductsWordsContext value={words === english ? productsEn : productsTa}>
        <SizeChips
          sizes={sizes}
          shown={shown}
          onChoose={() => {}}
          addressOf={(id) => `/products?product=${id}`}
        />
      </ProductsWordsContext>
    </WordsContext>,
  )
  return [...html.matchAll(/<a (.*?)>(.*?)<\/a>/g)].map(([, attributes = '', text = '']) => ({
    text: text.replaceAll(/<.*?>/g, ''),
    name: attributes.match(/aria-label="(.*?)"/)?.[1],
    to: attributes.match(/href="(.*?)"/)?.[1],
    isCurrent: attributes.includes('aria-current="true"'),
  }))
}

describe('chips', () => {
  it('the chips of a card lead to the details of their sizes without script, and say size and price', () => {
    expect(renderChips([size(0.5, { price: 199.5 }), size(1)], '1')).toEqual([
      { text: '0.5 L', name: '0.5 L, ₹199.50', to: '/products?product=0.5', isCurrent: false },
      { text: '1 L', name: '1 L, ₹400', to: '/products?product=1', isCurrent: true },
    ])
  })

  it('the chips of a card say what is out of stock, and what has no price', () => {
    const sizes = [size(1, { price: 0 }), size(5, { inStock: false })]
    expect(renderChips(sizes, '1').map(({ name }) => name)).toEqual([
      '1 L, Price on request',
      '5 L, ₹2,000, Out of stock',
    ])
    expect(renderChips(sizes, '1', tamil)[0]?.name).toBe('1 L, விலை கேட்கவும்')
  })

  it('the chips of a card fold those beyond four behind one that leads to the details of the shown size', () => {
    const chips = renderChips(twelve, '2')
    expect(chips.map(({ text }) => text)).toEqual(['1 L', '2 L', '3 L', '4 L', '+8'])
    expect(chips.at(-1)).toMatchObject({ name: '+8 sizes', to: '/products?product=2' })
    expect(renderChips(twelve, '2', tamil).at(-1)?.name).toBe('+8 அளவுகள்')
  })

  it('the chips of a card show the chosen size, wherever it stands', () => {
    const shown = (sizes: ProductCardData[], id: string) =>
      foldSizes(sizes, id).map(({ _id }) => _id)
    expect(shown(twelve, '12')).toEqual(['1', '2', '3', '12'])
    expect(shown(twelve.slice(0, 6), '4')).toEqual(['1', '2', '3', '4'])
    expect(shown(twelve.slice(0, 5), '5')).toEqual(['1', '2', '3', '4', '5'])
  })
})

describe('texts of chips', () => {
  const textsOf = (sizes: ProductCardData[], words = english) => labelSizes(sizes, words)

  it('the text of a chip is the name where the size stands twice or is not given', () => {
    const tin = size(5, { name: 'Oil in a tin' })
    const can = size(5, { name: 'Oil in a can' })
    const loose = size(1, { name: 'Loose oil', packAmount: undefined, packUnit: undefined })
    expect(textsOf([tin, can, loose, size(2)]).map(({ text }) => text)).toEqual([
      'Oil in a tin',
      'Oil in a can',
      'Loose oil',
      '2 L',
    ])
  })

  it('the text of a chip is what staff have written, marked as English among Tamil', () => {
    const sizes = [size(5, { size: '5 L Tin' }), size(5, { size: '5 L Can' })]
    expect(textsOf(sizes)).toEqual([{ text: '5 L Tin' }, { text: '5 L Can' }])
    expect(textsOf(sizes, tamil)).toEqual([
      { text: '5 L Tin', lang: 'en' },
      { text: '5 L Can', lang: 'en' },
    ])
  })
})
