import { startTransition, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { limits } from '../../../contract/limits.ts'
import type { Product } from '../../../contract/product.ts'
import { loadProductList, pageSize } from './load-products.ts'
import { type ProductsState, writeProductsAddress } from './products-address.ts'
import { rememberLength } from './remembered-length.ts'

export type GrowingList<Item> = {
  /** The items by the page. What stands stays the same array, so that it need not be drawn anew. */
  parts: Item[][]
  items: Item[]
  /** Whether more can be appended here. */
  more: boolean
  failed: boolean
  grow: () => void
}

/** The first page of a list, with the following ones appended on demand; `toItem` keeps what is shown. */
export function useGrowingList<Item extends Pick<Product, '_id'>>(
  first: { items: Item[]; total: number },
  state: ProductsState,
  toItem: (product: Product) => Item,
): GrowingList<Item> {
  const start = useMemo(() => cutIntoPages(first.items), [first])
  const [kept, setKept] = useState({ first, parts: start })
  const [failed, setFailed] = useState(false)
  const current = useRef(first)
  // After which part the next one is under way. It shows nowhere: as state it would only draw the page.
  const growing = useRef<Item[]>(undefined)
  const { key } = useLocation()
  // At once, so that no heading stands above the list before.
  const parts = kept.first === first ? kept.parts : start
  const items = parts.flat()
  const end = parts.at(-1)

  useEffect(() => {
    current.current = first
    setFailed(false)
  }, [first])

  const grow = async () => {
    if (growing.current === end) return
    growing.current = end
    setFailed(false)
    // The client comes when it is needed, not with the page.
    const { browserApi } = await import('../../lib/api.ts')
    const page = Math.floor(items.length / pageSize) + 1
    const next = await loadProductList(browserApi(), { ...state, page })
    if (current.current !== first) return
    if (next.error) {
      growing.current = undefined
      return setFailed(true)
    }
    const known = new Set(items.map((item) => item._id))
    const fresh = next.items
      .filter((item) => !known.has(item._id))
      .map(toItem)
      .slice(0, limits.pages.publicProducts - items.length)
    rememberLength(key, listName(state), items.length + fresh.length)
    // Drawn between frames: one may be scrolling.
    startTransition(() => setKept({ first, parts: [...parts, fresh] }))
  }

  return {
    parts,
    items,
    // A part with nothing new ends the list, which has shrunk meanwhile.
    more:
      state.page === 1 &&
      end?.length !== 0 &&
      items.length < Math.min(first.total, limits.pages.publicProducts),
    failed,
    grow,
  }
}

/** Who comes back has a list at once that had grown part by part. */
function cutIntoPages<Item>(items: Item[]): Item[][] {
  const count = Math.ceil(items.length / pageSize)
  return Array.from({ length: count }, (_, page) =>
    items.slice(page * pageSize, (page + 1) * pageSize),
  )
}

/** The list's own name, whatever is opened over it. */
export function listName(state: ProductsState): string {
  return writeProductsAddress({ ...state, product: undefined })
}
