import type { Product } from '../../contract/products/product.ts'
import { cutText, textLength } from '../../contract/text/text-length.ts'

/** The title of a page, and what search engines and chats say of it. */
export type LinkWords = { title: string; description: string }
/** Sentences for records without a description, in one language. */
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

/** Words for a category, or a list of products of that name. */
export function wordsOfCategory(title: string, sentences: Sentences): LinkWords {
  return { title, description: sentences.category(title) }
}
