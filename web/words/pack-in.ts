import { writePack } from '../../contract/packs/pack-words.ts'
import type { Product } from '../../contract/products/product.ts'
import type { textIn } from './shop-text.tsx'
import type { Words } from './words.ts'

type Pack = Pick<Product, 'size' | 'packAmount' | 'packUnit' | 'packCount'>

/** How much a pack holds. What the shop has written of it is in English. */
export function packIn(words: Words, product: Pack): ReturnType<typeof textIn> {
  const pack = writePack(product, words.product.pieces)
  if (words.language === 'en') return { text: product.size || pack }
  return pack || !product.size ? { text: pack } : { text: product.size, lang: 'en' }
}
