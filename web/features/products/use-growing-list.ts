import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { limits } from '../../../contract/limits.ts'
import type { Product } from '../../../contract/product.ts'
import { loadProductList, pageSize } from './load-products.ts'
import { type ProductsState, writeProductsAddress } from './products-address.ts'
import { rememberLength } from './remembered-length.ts'

export type GrowingList<Item> = {
  items: Item[]
  /** Whether more can be appended here. */
  more: boolean
  growing: boolean
  failed: boolean
  grow: () => void
}

/** The first page of a list, with the following ones appended on demand; `toItem` keeps what is shown. */
export function useGrowingList<Item extends Pick<Product, '_id'>>(
  first: { items: Item[]; total: number },
  state: ProductsState,
  toItem: (product: Product) => Item,
): GrowingList<Item> {
  const [kept, setKept] = useState({ first, items: first.items })
  const [status, setStatus] = useState<'idle' | 'growing' | 'failed'>('idle')
  const current = useRef(first)
  const { key } = useLocation()
  // At once, so that no heading stands above the list before.
  const { items } = kept.first === first ? kept : first

  useEffect(() => {
    current.current = first
    setStatus('idle')
  }, [first])

  const grow = async () => {
    setStatus('growing')
    // The client comes when it is needed, not with the page.
    const { browserApi } = await import('../../lib/api.ts')
    const page = Math.floor(items.length / pageSize) + 1
    const next = await loadProductList(browserApi(), { ...state, page })
    if (current.current !== first) return
    if (next.error) return setStatus('failed')
    const known = new Set(items.map((item) => item._id))
    const fresh = next.items.filter((item) => !known.has(item._id)).map(toItem)
    const grown = [...items, ...fresh].slice(0, limits.pages.publicProducts)
    rememberLength(key, listName(state), grown.length)
    setKept({ first, items: grown })
    setStatus('idle')
  }

  return {
    items,
    more: state.page === 1 && items.length < Math.min(first.total, limits.pages.publicProducts),
    growing: status === 'growing',
    failed: status === 'failed',
    grow,
  }
}

/** The list's own name, whatever is opened over it. */
export function listName(state: ProductsState): string {
  return writeProductsAddress({ ...state, product: undefined })
}
