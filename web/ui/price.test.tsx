import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { english } from '../words/en.ts'
import { tamil } from '../words/ta.ts'
import { WordsContext } from '../words/words.ts'
import { Price } from './price.tsx'

it.each([
  ['Price on request', english],
  ['விலை கேட்கவும்', tamil],
])('a price of 0 is shown as %s, without the price that it was before', (text, words) => {
  const html = renderToStaticMarkup(
    <WordsContext value={words}>
      <Price price={0} originalPrice={400} decimals="always" />
    </WordsContext>,
  )
  expect(html.replace(/<[^>]*>/g, '')).toBe(text)
})
