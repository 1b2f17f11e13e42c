import { fullName } from '../../contract/products/product-names.ts'
import { textIn } from './shop-text.tsx'
import type { Words } from './words.ts'

type Named = Parameters<typeof fullName>[0]

/** The name of a product that tells it from its other sizes, for a label or a sentence of the page. */
export function fullNameIn(
  { language, product: { pieces } }: Pick<Words, 'language' | 'product'>,
  product: Named,
): ReturnType<typeof textIn> {
  const ta = product.nameTa && fullName(product, { language, pieces })
  return textIn(language, { en: product.name, ta })
}
