import { useEffect, useState } from 'react'
import type { Product } from '../../../contract/product.ts'
import type { Api } from '../../lib/api.ts'
import { findGroup, type GroupDetails } from './load-group.ts'
import { findProduct } from './load-products.ts'

export type LoadedDetails = { product: Product | null; group: GroupDetails | null }

/** The product that the URL opens, and its group: from the list, from the loader, or fetched alone. */
export function useProduct(id: string | undefined, listed: Product[], loaded: LoadedDetails) {
  const [fetchedProduct, keepProduct] = useState<Product | null>(null)
  const [fetchedGroup, keepGroup] = useState<GroupDetails | null>(null)
  const groups = [loaded.group, fetchedGroup]
  const sizes = groups.flatMap((group) => group?.sizes ?? [])
  const product = findById(id, [...listed, loaded.product, fetchedProduct, ...sizes])
  const groupId = product?.group?._id
  const group = findById(groupId, groups)
  useMissing(id, product, findProduct, keepProduct)
  useMissing(groupId, group, findGroup, keepGroup)
  return { product, group }
}

function findById<T extends { _id: string }>(id: string | undefined, known: (T | null)[]) {
  return known.find((each) => id && each?._id === id) ?? undefined
}

/** Fetches what an id stands for, where it is not known. */
function useMissing<T>(
  id: string | undefined,
  known: T | undefined,
  find: (api: Api, id: string) => Promise<T | null>,
  keep: (found: T | null) => void,
): void {
  const missing = id !== undefined && !known

  useEffect(() => {
    if (!missing) return
    let left = false
    import('../../lib/api.ts')
      .then(({ browserApi }) => find(browserApi(), id))
      .then((found) => {
        if (!left) keep(found)
      })
    return () => {
      left = true
    }
  }, [missing, id, find, keep])
}
