import type { OrderLine } from '../../../contract/order-list/order-list.ts'
import type { Product } from '../../../contract/products/product.ts'
import { sizeFields } from '../../../contract/products/product-names.ts'
import { stockFields } from '../../../contract/stock/words.ts'
import type { Api } from '../../requests/api.ts'

const fields = [
  '_id',
  'name',
  'nameTa',
  'price',
  'image',
  'imageSet',
  ...stockFields,
  ...sizeFields,
  'packMass',
] as const

/** Fields of a product on a line. */
export type LineProduct = Pick<Product, (typeof fields)[number]>

/** The products of the lines, as they are today; null where they could not be loaded. */
export async function loadLineProducts(
  api: Api,
  lines: readonly OrderLine[],
): Promise<LineProduct[] | null> {
  if (lines.length === 0) return []
  const ids = lines.map(({ id }) => id).join(',')
  const { data } = await api.GET('/products', { params: { query: { ids } } })
  return Array.isArray(data?.data) ? data.data.map(toLineProduct) : null
}

function toLineProduct(product: Product): LineProduct {
  return Object.fromEntries(
    fields.filter((field) => field in product).map((field) => [field, product[field]]),
  ) as LineProduct
}
