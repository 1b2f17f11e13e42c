import type { Label } from '../../../../contract/labels/label.ts'
import { limits } from '../../../../contract/limits.ts'
import { contentsOf } from '../../../../contract/prices/unit-price.ts'
import type { Product } from '../../../../contract/products/product.ts'
import type { Api } from '../../../requests/api.ts'

/** Group of a product as its details show it: all sizes, smallest first, and the label. */
export type GroupDetails = { _id: string; name: string; sizes: Product[]; label?: Label }

/** Null where it could not be loaded: the details stand without it. */
export async function findGroup(api: Api, id: string): Promise<GroupDetails | null> {
  const [group, products] = await Promise.all([
    api.GET('/product-groups/{id}', { params: { path: { id } } }),
    api.GET('/products', { params: { query: { group: id, limit: limits.list.limit } } }),
  ])
  if (!group.data || !products.data) return null
  const { name, label } = group.data.data
  const sizes = products.data.data.toSorted((a, b) => contentsOf(a) - contentsOf(b))
  return { _id: id, name, sizes, ...(label && { label }) }
}
