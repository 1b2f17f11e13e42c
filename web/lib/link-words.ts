import { messages } from '../../contract/messages.ts'
import type { Product } from '../../contract/products/product.ts'
import { cutText, textLength } from '../../contract/text/text-length.ts'

/** The title of a page, and what search engines and chats say of it. */
export type LinkWords = { title: string; description: string }

const longest = 200

export function wordsOfProduct({ name, description }: Product): LinkWords {
  const shown =
    textLength(description) > longest ? `${cutText(description, longest - 1)}…` : description
  return { title: name, description: shown || messages.order.product(name) }
}

/** Of a category, and of a list of products that is called so. */
export function wordsOfCategory(title: string): LinkWords {
  return {
    title,
    description: `${title}: pressed in wood, unrefined, ordered by WhatsApp from Coimbatore district.`,
  }
}
