import { withoutMarks } from '../../../../contract/order-list/order-message.ts'
import { orderWordsEn } from '../../../../contract/order-list/order-words-en.ts'
import { orderWordsTa } from '../../../../contract/order-list/order-words-ta.ts'
import type { MessageLine } from '../../../../contract/order-list/read-message.ts'
import type { Product } from '../../../../contract/products/product.ts'
import { lineName } from '../../../../contract/products/product-names.ts'
import { normalizeText } from '../../../../contract/search/normalize-text.ts'
import type { Api } from '../../../lib/api.ts'

/** Last words of a name that may be its size, which the search does not find in the name: `1 L`, `3 × 200 ml`. */
const maxSizeWords = 4
/** Products that one search is answered with. */
const limit = 100

/** Finds the products that a message calls by their names alone; those that are not found stay without an id. */
export async function resolveLines(
  api: Api,
  lines: readonly MessageLine[],
): Promise<{ lines: readonly MessageLine[]; error?: Error }> {
  try {
    return { lines: await Promise.all(lines.map((line) => resolve(api, line))) }
  } catch (error) {
    return { lines, error: error instanceof Error ? error : new Error() }
  }
}

async function resolve(api: Api, line: MessageLine): Promise<MessageLine> {
  if (line.id || !line.name) return line
  const words = line.name.trim().split(/\s+/)
  const wanted = comparable(line.name)
  for (let left = 0; left <= maxSizeWords && left < words.length; left++) {
    const search = words.slice(0, words.length - left).join(' ')
    const query = { search, exact: true, limit }
    const { data, error } = await api.GET('/products', { params: { query } })
    if (error) throw new Error(error.message)
    const found = data.data.find((product) => namesOf(product).includes(wanted))
    if (found) return { ...line, id: found._id }
  }
  return line
}

/** All that our messages call a product. */
function namesOf(product: Product): string[] {
  return [
    product.name,
    lineName(product, { language: 'en', pieces: orderWordsEn.pieces }),
    lineName(product, { language: 'ta', pieces: orderWordsTa.pieces }),
    product.nameTa ?? '',
  ].map(comparable)
}

function comparable(name: string): string {
  return normalizeText(withoutMarks(name)).replace(/\s+/g, ' ').trim()
}
