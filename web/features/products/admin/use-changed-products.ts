import { useState } from 'react'
import type { Product } from '../../../../contract/product.ts'

/** What was saved right in a list: it is shown in its old place, until the list is loaded anew. */
export function useChangedProducts() {
  const [changed, setChanged] = useState<ReadonlyMap<string, Product>>(new Map())
  return {
    /** The product as it was saved here, if that is newer. */
    latest: (product: Product) => newer(product, changed.get(product._id)),
    keep: (saved: Product) =>
      setChanged((before) => new Map(before).set(saved._id, newer(saved, before.get(saved._id)))),
  }
}

function newer(one: Product, other = one): Product {
  return other.updatedAt > one.updatedAt ? other : one
}
