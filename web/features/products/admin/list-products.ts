import { useEffect, useState } from 'react'
import type { Product } from '../../../../contract/products/product.ts'
import { useSavedId } from '../../../forms/saved-record.ts'
import { productApi } from './queries.ts'

/** Products edited inline are shown where they are, until the list is reloaded. */
export function useChangedProducts() {
  const [changed, setChanged] = useState<ReadonlyMap<string, Product>>(new Map())
  return {
    /** The edited product, if it is newer. */
    latest: (product: Product) => newer(product, changed.get(product._id)),
    keep: (saved: Product) =>
      setChanged((before) => new Map(before).set(saved._id, newer(saved, before.get(saved._id)))),
  }
}

/** The later one of two states of a product. */
export function newer(product: Product, other = product): Product {
  return other.updatedAt > product.updatedAt ? other : product
}

/** The product that was just saved; fetched if the list's page does not have it. */
export function useSavedProduct(products: Product[]): { id?: string; elsewhere?: Product } {
  const id = useSavedId()
  const [found, setFound] = useState<Product>()
  const listed = products.some(({ _id }) => _id === id)

  // biome-ignore lint/correctness/useExhaustiveDependencies: fetched again with every response
  useEffect(() => {
    if (!id || listed) return setFound(undefined)
    let current = true
    void productApi.fetch(id).then(({ data }) => current && setFound(data?.record))
    return () => {
      current = false
    }
  }, [id, listed, products])

  return { id, elsewhere: listed ? undefined : found }
}
