import { indiaDate } from '../india-time.ts'
import type { Language } from '../language.ts'
import { writeDay, writeShortDay } from '../text/month-names.ts'
import type { Product } from './product.ts'
import { nameWithSize } from './product-names.ts'

/** What is said of a product's stock, the same wherever it is shown. */

/** The fields that they are made of. */
export const stockFields = ['inStock', 'stock', 'backOn', 'leadDays'] as const
export type ProductStock = Pick<Product, (typeof stockFields)[number]>
export type StockWords = { en: string; ta: string }

const outOfStock = { en: 'Out of stock', ta: 'இருப்பில் இல்லை' }
const fewLeft = { en: 'Few left', ta: 'சிறிதளவே உள்ளது' }

/** What is shown of a stock on a day: no `backOn` that has passed, and no `leadDays` of what is out of stock. */
export function shownStock(
  { inStock, stock, backOn, leadDays }: ProductStock,
  today = indiaDate(Date.now()),
) {
  return {
    isFew: inStock && stock === 'few',
    backOn: !inStock && backOn && backOn >= today ? backOn : undefined,
    leadDays: inStock ? leadDays : undefined,
  }
}

/** The words about a product's stock; none where there is enough of it. */
export function describeStock(product: ProductStock, today?: string): StockWords[] {
  const { isFew, backOn, leadDays } = shownStock(product, today)
  if (backOn) return [backAbout(backOn)]
  if (!product.inStock) return [outOfStock]
  return [...(isFew ? [fewLeft] : []), ...(leadDays ? [pressedToOrder(leadDays)] : [])]
}

/** The same for a line of an order, which also says of what comes back that it is not there now. */
export function describeLineStock(product: ProductStock, today?: string): StockWords[] {
  const words = describeStock(product, today)
  return shownStock(product, today).backOn ? [outOfStock, ...words] : words
}

/** The words of the message in one language. */
type AskWords = {
  language: Language
  pieces: readonly [string, string]
  whenBack: (name: string, day: string | undefined) => string
}

/** The WhatsApp message that asks for what is out of stock. */
export function askWhenBack(
  product: ProductStock & Pick<Product, 'name' | 'size' | 'packAmount' | 'packUnit' | 'packCount'>,
  words: AskWords,
  today?: string,
): string {
  const { language, whenBack } = words
  return whenBack(nameWithSize(product, words), backDay(product, language, today))
}

/** `28 Nov`: the day that what is out of stock is back about, where it is known and has not passed. */
export function backDay(
  product: ProductStock,
  language: Language,
  today?: string,
): string | undefined {
  const { backOn } = shownStock(product, today)
  return backOn && (language === 'en' ? writeShortDay(backOn) : writeDay(backOn, language))
}

function backAbout(day: string): StockWords {
  return {
    en: `Back about ${writeShortDay(day)}`,
    ta: `${writeDay(day, 'ta')} வாக்கில் மீண்டும் வரும்`,
  }
}

function pressedToOrder(days: number): StockWords {
  const isOne = days === 1
  return {
    en: `Pressed to order: ${days} ${isOne ? 'day' : 'days'}`,
    ta: `சொன்னபின் ஆட்டித் தரப்படும்: ${days} ${isOne ? 'நாள்' : 'நாட்கள்'}`,
  }
}
