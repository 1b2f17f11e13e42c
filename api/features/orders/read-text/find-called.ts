import { withoutMarks } from '../../../../contract/order-list/order-message.ts'
import { orderWordsEn } from '../../../../contract/order-list/order-words-en.ts'
import { orderWordsTa } from '../../../../contract/order-list/order-words-ta.ts'
import type { Product } from '../../../../contract/products/product.ts'
import { lineName } from '../../../../contract/products/product-names.ts'
import { normalizeText } from '../../../../contract/search/normalize-text.ts'
import { candidates, type ProductFinder } from './product-finder.ts'
import { readLine } from './read-line.ts'

/** Most words of a size that may follow a name. */
const mostSizeWords = 3

/** Finds the product with exactly this name. */
export function findCalled(finder: ProductFinder, name: string) {
  const words = withoutSizes(name).split(' ')
  // The size after a name may be words that no search finds: `Basket for 4`.
  for (let left = words.length; left > 0 && left >= words.length - mostSizeWords; left--) {
    const { products } = finder.findSurest(words.slice(0, left).join(' '), candidates)
    const called = products.filter((product) => isCalled(product, name))
    const [product] = called
    if (product) return { product, sure: called.length === 1, others: called.slice(1) }
  }
  return undefined
}

/** True if a message may call a product by this name, in either language. */
export function isCalled(product: Product | undefined, name: string): boolean {
  if (!product) return false
  const names = [
    product.name,
    product.nameTa ?? '',
    lineName(product, { language: 'en', pieces: orderWordsEn.pieces }),
    lineName(product, { language: 'ta', pieces: orderWordsTa.pieces }),
  ]
  return names.map(comparable).includes(comparable(name))
}

function comparable(name: string): string {
  return normalizeText(withoutMarks(name)).replace(/\s+/g, ' ').trim()
}

/** A name as the search finds it, without its size, which may not be searchable. */
function withoutSizes(name: string): string {
  return readLine(name).words.join(' ') || name
}
