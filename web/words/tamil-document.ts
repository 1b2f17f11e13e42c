import { deliveryWordsEn } from '../../contract/delivery/words-en.ts'
import { deliveryWordsTa } from '../../contract/delivery/words-ta.ts'
import { allergens } from '../../contract/labels/label.ts'
import type { LabelWords } from '../../contract/labels/words.ts'
import { labelWordsEn } from '../../contract/labels/words-en.ts'
import { labelWordsTa } from '../../contract/labels/words-ta.ts'
import { orderWordsEn } from '../../contract/order-list/order-words-en.ts'
import { orderWordsTa } from '../../contract/order-list/order-words-ta.ts'
import {
  describeRest,
  priceListWord,
  unitWord,
  writePage,
} from '../../contract/price-list/words.ts'
import { monthName } from '../../contract/text/month-names.ts'
import { monthNameTa } from '../../contract/text/month-names-ta.ts'
import { reachEn } from '../features/shop/words/reach-en.ts'
import { reachTa } from '../features/shop/words/reach-ta.ts'
import { english } from './en.ts'
import { pageTables } from './page-tables.ts'
import { tamil } from './ta.ts'

type Table = { [entry: string]: Said }
type Said = string | readonly Said[] | Table | ((...values: never[]) => string)
type Line = { en: string; ta: string }

/** Stands for a value that no sentence depends on. */
const anyValue = '…'

/** Examples for sentences that depend on their values. */
const examples: Record<string, unknown[][]> = {
  'hours.time': [
    [9, '30'],
    [13, '00'],
    [17, '30'],
    [21, '00'],
  ],
  'list.unknown': [[1], [2]],
  'list.count': [[1], [2]],
  'list.clock': [[10, '14']],
  'price-list.picture': [
    ['post', 1],
    ['status', 1],
  ],
  'product.whenBack': [
    [anyValue, undefined],
    [anyValue, anyValue],
  ],
  'products.count': [[1], [2]],
  'products.category.failed': [[undefined]],
  'label.pack': [[{ packAmount: 12, packUnit: 'piece' }]],
  'label.perUnit': ['ml', 'l', 'g', 'kg', 'piece'].map((unit) => [anyValue, unit]),
  'stock.backAbout': [['2026-12-01']],
  'stock.pressedToOrder': [[1], [2]],
  'stock.day': [['2026-12-01']],
  'hours.date': [['2026-12-01']],
  'list.day': [['2026-12-01']],
  'order.outOfStock': [[undefined], ['2026-12-01']],
  'label.contains': [[[]], ...allergens.map((allergen) => [[allergen]]), [allergens.slice(0, 2)]],
  'label.bestBefore': [[1], [9]],
  'delivery.days': [
    [0, 0],
    [1, 1],
    [1, 2],
  ],
}

/** `docs/tamil.md`: each sentence of the interface in English and in Tamil. */
export function writeTamilDocument(): string {
  const withoutLang = ({ lang: _, ...words }: LabelWords) => words
  const sections = [
    ...sectionsOf(english, tamil),
    ...sectionsOf(reachEn, reachTa),
    ...Object.entries(pageTables).map(([page, { en, ta }]) => ({
      area: `page: ${page}`,
      lines: linesOf(page, withoutOthers(en), withoutOthers(ta)),
    })),
    {
      area: 'order',
      lines: linesOf('order', withoutOthers(orderWordsEn), withoutOthers(orderWordsTa)),
    },
    { area: 'delivery', lines: linesOf('delivery', deliveryWordsEn, deliveryWordsTa) },
    {
      area: 'label',
      lines: linesOf('label', withoutLang(labelWordsEn), withoutLang(labelWordsTa)),
    },
    { area: 'price list', lines: priceListLines() },
    { area: 'months', lines: monthLines() },
  ]
  return `${introduction}\n${sections.map(writeSection).join('\n')}`
}

const introduction = `# The site in Tamil

Each sentence that the Tamil pages say, beside the English one. \`${anyValue}\` stands for a name, a price or the like. To correct one, tell the English sentence and the better Tamil one.

This page is written from \`web/words/\`, the \`words/\` of each feature and \`contract/\` by \`vitest run web/words/tamil-document.test.ts --update\`.
`

/** One for each part of a table that names its language. */
function sectionsOf({ language: _, ...en }: Table, ta: Table) {
  return Object.entries(en).map(([area, words]) => ({
    area,
    lines: linesOf(area, words, ta[area] as Said),
  }))
}

/** Both languages of a table, side by side. */
function linesOf(entry: string, en: Said, ta: Said): Line[] {
  if (typeof en === 'string') return [{ en, ta: ta as string }]
  if (typeof en === 'function') {
    const values = examples[entry] ?? [[anyValue, anyValue, anyValue]]
    return values.map((given) => ({ en: say(en, given), ta: say(ta, given) }))
  }
  return Object.entries(en).flatMap(([name, said]) =>
    linesOf(`${entry}.${name}`, said, (ta as Table)[name] as Said),
  )
}

/** A table without those in it that are shown by themselves. */
function withoutOthers({
  charges: _charges,
  order: _order,
  reachWords: _reachWords,
  ...words
}: Table): Table {
  return words
}

function say(said: Said, values: unknown[]): string {
  return (said as (...values: unknown[]) => string)(...values)
}

function priceListLines(): Line[] {
  const words = (['title', 'product', 'price', 'onRequest', 'empty'] as const).map((word) =>
    priceListWord(word, 'both'),
  )
  const rest = describeRest({ listed: 5000, total: 6000 }, 'both')
  return [
    ...[...words, rest].map(([en, ta]) => ({ en: en?.text ?? '', ta: ta?.text ?? '' })),
    { en: writePage(1, 3, 'en'), ta: writePage(1, 3, 'ta') },
    ...(['l', 'kg', 'piece'] as const).map((unit) => ({
      en: unitWord(unit, 'en'),
      ta: unitWord(unit, 'ta'),
    })),
  ]
}

function monthLines(): Line[] {
  return Array.from({ length: 12 }, (_, index) => ({
    en: monthName(index + 1),
    ta: monthNameTa(index + 1),
  }))
}

/** Sentences without words, such as a number, are left out. */
function writeSection({ area, lines }: { area: string; lines: Line[] }): string {
  const rows = lines
    .filter(({ en, ta }) => /\p{L}/u.test(en + ta))
    .map(({ en, ta }) => `| ${cell(en)} | ${cell(ta)} |`)
  return `## ${area}\n\n| English | தமிழ் |\n| --- | --- |\n${rows.join('\n')}\n`
}

function cell(text: string): string {
  return text.trim().replaceAll('|', '\\|').replaceAll('\n', ' ')
}
