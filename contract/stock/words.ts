import { indiaDate } from '../india-time.ts'
import type { Language } from '../language.ts'
import type { Product } from '../products/product.ts'
import { nameWithSize } from '../products/product-names.ts'

/** Words about a product's stock, the same everywhere. */

/** The fields that determine these words. */
export const stockFields = ['inStock', 'stock', 'backOn', 'leadDays'] as const
export type ProductStock = Pick<Product, (typeof stockFields)[number]>

/** The words in one language. Days are dates like `2026-11-28`. */
export type StockWords = {
  outOfStock: string
  fewLeft: string
  backAbout: (day: string) => string
  pressedToOrder: (days: number) => string
  /** A date within a sentence. */
  day: (day: string) => string
}

/** Stock as shown on a day: without a past `backOn`, and without `leadDays` if out of stock. */
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

/** Words about a product's stock; none if there is enough. */
export function describeStock(product: ProductStock, words: StockWords, today?: string): string[] {
  const { isFew, backOn, leadDays } = shownStock(product, today)
  if (backOn) return [words.backAbout(backOn)]
  if (!product.inStock) return [words.outOfStock]
  return [...(isFew ? [words.fewLeft] : []), ...(leadDays ? [words.pressedToOrder(leadDays)] : [])]
}

/** The same for an order's line; a product that will be back is also marked as out of stock now. */
export function describeLineStock(
  product: ProductStock,
  words: StockWords,
  today?: string,
): string[] {
  const said = describeStock(product, words, today)
  return backDay(product, today) ? [words.outOfStock, ...said] : said
}

/** The words of the message in one language. */
type AskWords = {
  language: Language
  pieces: readonly [string, string]
  whenBack: (name: string, day: string | undefined) => string
  stock: StockWords
}

/** The WhatsApp message that asks about a product that is out of stock. */
export function askWhenBack(
  product: ProductStock & Pick<Product, 'name' | 'size' | 'packAmount' | 'packUnit' | 'packCount'>,
  words: AskWords,
  today?: string,
): string {
  const day = backDay(product, today)
  return words.whenBack(nameWithSize(product, words), day && words.stock.day(day))
}

/** Expected day of return of a product that is out of stock, if known and not past. */
export function backDay(product: ProductStock, today?: string): string | undefined {
  return shownStock(product, today).backOn
}
