import { type nameIn, nameWithSize, withNamedSize } from '../../contract/products/product-names.ts'
import type { Words } from '../words/words.ts'
import { textIn } from './shop-text.tsx'

type Named = Parameters<typeof nameIn>[0]

/** The name of a product with its size, which tells it from its other sizes, for a label or a sentence of the page. */
export function fullNameIn(
  { language, product: { pieces } }: Pick<Words, 'language' | 'product'>,
  product: Named,
): ReturnType<typeof textIn> {
  const called = (name: string) =>
    nameWithSize({ ...withNamedSize(product), name }, { language, pieces })
  const { name, nameTa } = product
  return textIn(language, { en: called(name), ta: nameTa && called(nameTa) })
}
