import { formatRupees } from '../prices/money.ts'
import { priceOnRequest } from '../prices/price-words-en.ts'
import { priceOnRequestTa } from '../prices/price-words-ta.ts'
import type { BaseUnit } from '../prices/unit-price.ts'
import { describeStock, type ProductStock } from '../stock/words.ts'
import { stockWordsEn } from '../stock/words-en.ts'
import { stockWordsTa } from '../stock/words-ta.ts'
import { formatNumber } from '../text/count.ts'
import { writeDay } from '../text/month-names.ts'
import { writeDayTa } from '../text/month-names-ta.ts'
import type { PriceListLanguage } from './languages.ts'
import type { PriceList, PriceListCell, PriceListRow } from './price-list.ts'

/** Words of a price list other than names and prices, in either language or both. */

export const priceListLanguageNames = { en: 'English', ta: 'தமிழ்', both: 'English + தமிழ்' }

/** A text and its language. */
export type Wording = { text: string; lang: 'en' | 'ta' }
type BothLanguages = { en: string; ta: string }

const words = {
  title: { en: 'Price list', ta: 'விலைப் பட்டியல்' },
  product: { en: 'Product', ta: 'பொருள்' },
  price: { en: 'Price', ta: 'விலை' },
  onRequest: { en: priceOnRequest, ta: priceOnRequestTa },
  empty: {
    en: 'There are no prices here yet.',
    ta: 'விலைகள் இன்னும் சேர்க்கப்படவில்லை.',
  },
} satisfies Record<string, BothLanguages>

const units: Record<BaseUnit, BothLanguages> = {
  l: { en: 'L', ta: 'லிட்டர்' },
  kg: { en: 'kg', ta: 'கிலோ' },
  piece: { en: 'piece', ta: 'ஒன்று' },
}

/** A text in the languages of a list; a missing one is replaced by the other. */
export function inLanguages({ en, ta }: BothLanguages, language: PriceListLanguage): Wording[] {
  const wordings: Wording[] = [
    { text: en, lang: 'en' },
    { text: ta, lang: 'ta' },
  ]
  const given = wordings.filter(({ text }) => text !== '')
  const wanted = given.filter(({ lang }) => language === 'both' || lang === language)
  return wanted.length > 0 ? wanted : given
}

/**
 * Translates a size to the language of a list. Staff write sizes in English, and only the word for pieces is
 * translated.
 */
export function translateSize(size: string, language: PriceListLanguage): Wording {
  if (language !== 'ta') return { text: size, lang: 'en' }
  const text = size.replace(/ pieces?$/, ' எண்ணிக்கை')
  const isTamil = !/[a-z]/i.test(text.replace(/\b(ml|L|g|kg)\b/g, ''))
  return { text, lang: isTamil ? 'ta' : 'en' }
}

/** The pack of a row's only product, unless its name in the first language contains it. */
export function writePackOf(
  { pack, packTa }: Pick<PriceListRow, 'pack' | 'packTa'>,
  language: PriceListLanguage,
): Wording {
  return translateSize(language === 'ta' ? packTa : pack, language)
}

export function priceListWord(word: keyof typeof words, language: PriceListLanguage): Wording[] {
  return inLanguages(words[word], language)
}

/** The shop's own title; a language without one gets the usual title. */
export function priceListTitle(
  own: { title: string; titleTa: string },
  language: PriceListLanguage,
) {
  return inLanguages(
    { en: own.title || words.title.en, ta: own.titleTa || words.title.ta },
    language,
  )
}

/** `₹579/L`. */
export function writeShortUnitPrice(
  { amount, unit }: NonNullable<PriceListCell['unitPrice']>,
  language: PriceListLanguage,
): string {
  return `${formatRupees(amount)}/${unitWord(unit, language)}`
}

/** Unit of a unit price: `L`. */
export function unitWord(unit: BaseUnit, language: PriceListLanguage): string {
  return units[unit][language === 'ta' ? 'ta' : 'en']
}

/** `14 January 2027`. */
export function writeDate(date: string, language: PriceListLanguage): Wording[] {
  const year = date.slice(0, 4)
  return inLanguages(
    { en: `${writeDay(date)} ${year}`, ta: `${writeDayTa(date)}, ${year}` },
    language,
  )
}

/** Words about a product's stock on the date of the list. */
export function writeStock(product: ProductStock, today?: string): BothLanguages[] {
  const inTamil = describeStock(product, stockWordsTa, today)
  return describeStock(product, stockWordsEn, today).map((en, at) => ({
    en,
    ta: inTamil[at] ?? '',
  }))
}

/** `Page 1 of 3`. */
export function writePage(page: number, pages: number, language: PriceListLanguage): string {
  return language === 'ta' ? `பக்கம் ${page} / ${pages}` : `Page ${page} of ${pages}`
}

/** Says that not everything is listed; empty if it is. */
export function describeRest(
  { listed, total }: Pick<PriceList, 'listed' | 'total'>,
  language: PriceListLanguage,
): Wording[] {
  if (listed >= total) return []
  return inLanguages(
    {
      en: `The first ${formatNumber(listed)} of ${formatNumber(total)} products. All are on our website.`,
      ta: `${formatNumber(total)} பொருட்களில் முதல் ${formatNumber(listed)}. அனைத்தும் எங்கள் இணையதளத்தில்.`,
    },
    language,
  )
}
