import { startTransition, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { limits } from '../../../../contract/limits.ts'
import { loadPart } from '../../../requests/load-part.ts'
import { useWords } from '../../../words/words.ts'
import type { ListedProduct } from '../card-data.ts'
import { loadProductList, pageSize } from '../load-products.ts'
import { type ProductsState, writeProductsAddress } from '../products-address.ts'

export type InfiniteList<Item> = {
  /** A page that is shown stays the same array, so that it is not rendered again. */
  pages: Item[][]
  items: Item[]
  hasMore: boolean
  failed: boolean
  loadMore: () => void
  /** Loads the list anew with as many products as it had when the document was left. */
  loadUpTo: (length: number) => void
}

/** The first page of a list, with the following ones appended on demand; `toItem` picks what is shown. */
export function useInfiniteList<Item extends { _id: string }>(
  first: { items: Item[]; total: number },
  state: ProductsState,
  toItem: (product: ListedProduct) => Item,
): InfiniteList<Item> {
  const start = useMemo(() => cutIntoPages(first.items), [first])
  const [loaded, setLoaded] = useState({ first, pages: start })
  const [failed, setFailed] = useState(false)
  const current = useRef(first)
  // The last page when the next one was requested. Nothing shows it: as state it would only render again.
  const loadingAfter = useRef<Item[]>(undefined)
  const { key } = useLocation()
  const { language } = useWords()
  // During the render, so that a new heading is never shown above the previous list.
  const pages = loaded.first === first ? loaded.pages : start
  const items = pages.flat()
  const last = pages.at(-1)

  useEffect(() => {
    current.current = first
    setFailed(false)
  }, [first])

  const loadMore = async () => {
    if (loadingAfter.current === last) return
    loadingAfter.current = last
    setFailed(false)
    const page = Math.floor(items.length / pageSize) + 1
    // The client is loaded when it is needed, not with the page.
    const next = await import('../../../requests/api.ts').then(
      ({ browserApi }) => loadProductList(browserApi(), { ...state, page }, language),
      () => null,
    )
    if (current.current !== first) return
    if (!next || next.error) {
      loadingAfter.current = undefined
      return setFailed(true)
    }
    const known = new Set(items.map((item) => item._id))
    const fresh = next.items
      .filter((item) => !known.has(item._id))
      .map(toItem)
      .slice(0, limits.pages.publicProducts - items.length)
    lengths.set(`${key} ${listName(state)}`, items.length + fresh.length)
    // As a transition, because the visitor may be scrolling.
    startTransition(() => setLoaded({ first, pages: [...pages, fresh] }))
  }

  const loadUpTo = async (length: number) => {
    const { browserApi } = await loadPart(() => import('../../../requests/api.ts'))
    const all = await loadProductList(browserApi(), state, language, length)
    if (current.current !== first || all.error) return
    lengths.set(`${key} ${listName(state)}`, all.items.length)
    startTransition(() => setLoaded({ first, pages: cutIntoPages(all.items.map(toItem)) }))
  }

  return {
    pages,
    items,
    // A page with nothing new ends the list, which has shrunk meanwhile.
    hasMore:
      state.page === 1 &&
      last?.length !== 0 &&
      items.length < Math.min(first.total, limits.pages.publicProducts),
    failed,
    loadMore,
    loadUpTo,
  }
}

/** Count of loaded products by entry of the browser's history, for going back. */
const lengths = new Map<string, number>()

export function rememberedLength(entry: string, list: string): number | undefined {
  return lengths.get(`${entry} ${list}`)
}

function cutIntoPages<Item>(items: Item[]): Item[][] {
  const count = Math.ceil(items.length / pageSize)
  return Array.from({ length: count }, (_, page) =>
    items.slice(page * pageSize, (page + 1) * pageSize),
  )
}

/** Identifies a list, whatever is opened over it. */
export function listName(state: ProductsState): string {
  return writeProductsAddress({ ...state, product: undefined })
}
