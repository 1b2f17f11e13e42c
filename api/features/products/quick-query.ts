import { limits } from '../../../contract/limits.ts'
import type { ProductQuery } from '../../../contract/product.ts'
import { productSorts } from '../../../contract/sorts.ts'

const { list, product } = limits
const [defaultSort] = productSorts
/** Letters, digits and signs with single spaces in between, at its longest. */
const plainText = /^[!-~]+(?: [!-~]+)*$/
const whole = /^(?:0|[1-9]\d{0,6})$/
const sorts: ReadonlySet<string> = new Set(productSorts)

/**
 * Reads a query as its schema does, in a tenth of the time, where every parameter is written as our own
 * pages write it; nothing where the schema is to judge.
 */
export function readQuickly(texts: Record<string, unknown>): ProductQuery | undefined {
  const query: ProductQuery = { page: 1, limit: list.limit, sort: defaultSort }
  for (const name in texts) {
    const text = texts[name]
    if (typeof text !== 'string' || !takeIn(query, name, text)) return undefined
  }
  return query
}

/** Whether there is no doubt what a parameter says. */
function takeIn(query: ProductQuery, name: string, text: string): boolean {
  switch (name) {
    case 'search':
    case 'category':
    case 'subcategory':
      query[name] = text
      return text.length <= list.search && plainText.test(text)
    case 'minPrice':
    case 'maxPrice': {
      const rupees = Number(text)
      query[name] = rupees
      return whole.test(text) && rupees <= product.maxPrice
    }
    case 'page':
    case 'limit': {
      const number = Number(text)
      query[name] = number
      return whole.test(text) && number >= 1 && (name === 'page' || number <= list.maxLimit)
    }
    case 'sort':
      query.sort = text as ProductQuery['sort']
      return sorts.has(text)
    case 'featured':
    case 'inStock':
    case 'isBestSeller':
    case 'hasImage':
    case 'hasDescription':
      query[name] = text === 'true'
      return text === 'true' || text === 'false'
    default:
      return false
  }
}
