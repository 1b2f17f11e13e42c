import { useEffect, useState } from 'react'
import type { Product } from '../../../contract/product.ts'
import { findProduct } from './load-products.ts'

/** The product that the URL opens: from the list, from the loader, or fetched alone. */
export function useProduct(
  id: string | undefined,
  listed: Product[],
  loaded: Product | null,
): Product | undefined {
  const [fetched, setFetched] = useState<Product | null>(null)
  const known = [...listed, loaded, fetched].find((product) => id && product?._id === id)
  const missing = id !== undefined && !known

  useEffect(() => {
    if (!missing) return
    let left = false
    import('../../lib/api.ts')
      .then(({ browserApi }) => findProduct(browserApi(), id))
      .then((product) => {
        if (!left) setFetched(product)
      })
    return () => {
      left = true
    }
  }, [missing, id])

  return known ?? undefined
}
