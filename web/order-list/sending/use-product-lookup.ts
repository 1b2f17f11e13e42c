import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { DeliveryRules } from '../../../contract/delivery/delivery.ts'
import type { OrderLine } from '../../../contract/order-list/order-list.ts'
import { publicPaths } from '../../../contract/public-paths.ts'
import { browserApi } from '../../requests/api.ts'
import { onReconnect } from '../../requests/connection.ts'
import { useAddress } from '../../words/words.ts'
import { findCachedProducts } from '../device/list-cache.ts'
import { findSentProducts } from '../device/sent-lists.ts'
import { type LineProduct, loadLineProducts } from './load-line-products.ts'

export type OrderListData = {
  /** The ids that were asked for. */
  ids: string[]
  /** Null where they could not be loaded. */
  products: LineProduct[] | null
  delivery: DeliveryRules
}

/** Data of the list's page; `chat` is the address that sends the list, from the server alone. */
export type OrderListPageData = OrderListData & { search: string; chat: string | undefined }

export type FindProduct = (id: string) => LineProduct | null | undefined

export type ResolvedLine = { product: LineProduct; quantity: number }

/** The lines whose products are there. */
export function resolveLines(lines: readonly OrderLine[], find: FindProduct): ResolvedLine[] {
  return lines.flatMap(({ id, quantity }) => {
    const product = find(id)
    return product ? [{ product, quantity }] : []
  })
}

/**
 * The products of the lines: from the loader, or fetched where a line was added in another tab. `find`
 * returns null for one that is not there any more, and undefined for one that is not loaded.
 */
export function useProductLookup(lines: readonly OrderLine[], loaded: OrderListData) {
  const page = useAddress()(publicPaths.orderList)
  const [fetched, setFetched] = useState<ReadonlyMap<string, LineProduct | null>>(new Map())
  const [failed, setFailed] = useState(false)
  /** When prices were read or sent that are shown because today's could not be: a time, or a day. */
  const [cachedAt, setCachedAt] = useState<string>()
  const known = useMemo(() => new Map([...toMap(loaded), ...fetched]), [loaded, fetched])
  const missing = lines
    .filter(({ id }) => !known.has(id))
    .map(({ id }) => id)
    .join()

  /** Reads them all again; null where that failed: what is missing is then shown from the cache. */
  const refresh = async (): Promise<FindProduct | null> => {
    const ids = lines.map(({ id }) => id)
    const products = await loadLineProducts(browserApi(), lines)
    const unknown = ids.filter((id) => !known.has(id))
    const cached = products ? null : await findEarlier(page, unknown)
    const now = products
      ? toMap({ ids, products })
      : new Map(cached?.products.map((p) => [p._id, p]))
    setFailed(products === null)
    if (products || cached) setCachedAt(cached?.at)
    setFetched((before) => new Map([...before, ...now]))
    return products && ((id) => now.get(id))
  }

  const load = useEffectEvent(refresh)
  useEffect(() => {
    if (missing) void load()
  }, [missing])
  useEffect(() => {
    if (failed) return onReconnect(() => void load())
  }, [failed])

  const find: FindProduct = (id) => known.get(id)
  return { find, failed: (failed || !loaded.products) && missing !== '', cachedAt, refresh }
}

export type ProductLookup = ReturnType<typeof useProductLookup>

/** Products as they were: cached with the page, or else sent with a list. */
async function findEarlier(page: string, ids: readonly string[]) {
  const cached = await findCachedProducts(page, ids)
  const known = new Set(cached?.products.map(({ _id }) => _id))
  const sent = findSentProducts(ids.filter((id) => !known.has(id)))
  const found = [cached, sent].filter((source) => source !== null)
  const [at] = found.map((source) => source.at).sort()
  return at ? { at, products: found.flatMap(({ products }) => products) } : null
}

function toMap({
  ids,
  products,
}: Pick<OrderListData, 'ids' | 'products'>): Map<string, LineProduct | null> {
  if (!products) return new Map()
  const found = new Map(products.map((product) => [product._id, product]))
  return new Map(ids.map((id) => [id, found.get(id) ?? null]))
}
