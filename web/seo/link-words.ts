import type { Product } from '../../contract/products/product.ts'
import { cutText, textLength } from '../../contract/text/text-length.ts'

/** The title of a page, and what search engines and chats say of it. */
export type LinkWords = { title: string; description: string }
/** What is said, in one language, of what is not described. */
type Sentences = Record<'product' | 'category', (name: string) => string>

const longest = 200

export function wordsOfProduct(
  { name, description }: Pick<Product, 'name' | 'description'>,
  sentences: Sentences,
): LinkWords {
  const shown =
    textLength(description) > longest ? `${cutText(description, longest - 1)}…` : description
  return { title: name, description: shown || sentences.product(name) }
}

/** Of a category, and of a list of products that is called so. */
export function wordsOfCategory(title: string, sentences: Sentences): LinkWords {
  return { title, description: sentences.category(title) }
}
