import { useEffect, useState } from 'react'
import type { ProductDetails } from '../../../../contract/products/product-details.ts'
import type { Api } from '../../../requests/api.ts'
import { loadPart } from '../../../requests/load-part.ts'
import type { EarlyDetails } from '../card-data.ts'
import { findProduct } from '../load-products.ts'
import { findGroup, type GroupDetails } from './load-group.ts'

/** A product with all its pictures, once they are known. */
export type ShownDetails = EarlyDetails & Pick<ProductDetails, 'images'>

export type LoadedDetails = { product: ProductDetails | null; group: GroupDetails | null }

type Fetched<T> = { id: string; found: T | null }

/**
 * The product that the URL opens, and its group: from the loader, or fetched alone, and until then from the
 * list, which does not have all pictures. The group is undefined until it is known, and null where there is
 * none or it could not be loaded.
 */
export function useProduct(id: string | undefined, listed: EarlyDetails[], loaded: LoadedDetails) {
  const [fetchedProduct, keepProduct] = useState<Fetched<ProductDetails>>()
  const [fetchedGroup, keepGroup] = useState<Fetched<GroupDetails>>()
  const groups = [loaded.group, fetchedGroup?.found]
  const sizes = groups.flatMap((group) => group?.sizes ?? [])
  const details = findById(id, [loaded.product, fetchedProduct?.found])
  const product: ShownDetails | undefined =
    details ?? findById<ShownDetails>(id, [...sizes, ...listed])
  const groupId = product?.group?._id
  const group = findById(groupId, groups)
  useMissing(id, details, findProduct, keepProduct)
  useMissing(groupId, group, findGroup, keepGroup)
  const isPending = groupId && loaded.product?._id !== id && fetchedGroup?.id !== groupId
  return { product, group: group ?? (isPending ? undefined : null) }
}

function findById<T extends { _id: string }>(
  id: string | undefined,
  known: (T | null | undefined)[],
) {
  return known.find((product) => id && product?._id === id) ?? undefined
}

/** Fetches what an id stands for, where it is not known. */
function useMissing<T>(
  id: string | undefined,
  known: T | undefined,
  find: (api: Api, id: string) => Promise<T | null>,
  keep: (fetched: Fetched<T>) => void,
): void {
  const missing = id !== undefined && !known

  useEffect(() => {
    if (!missing) return
    let left = false
    loadPart(() => import('../../../requests/api.ts'))
      .then(({ browserApi }) => find(browserApi(), id))
      .then((found) => {
        if (!left) keep({ id, found })
      })
    return () => {
      left = true
    }
  }, [missing, id, find, keep])
}
