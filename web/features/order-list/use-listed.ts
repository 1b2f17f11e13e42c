import { useEffect, useMemo, useState } from 'react'
import type { OrderLine } from '../../../contract/order-list.ts'
import { browserApi } from '../../lib/api.ts'
import { type ListedProduct, loadListed } from './load-listed.ts'

export type LoadedList = {
  /** The ids that were asked for. */
  ids: string[]
  /** Null where they could not be loaded. */
  products: ListedProduct[] | null
}

export type FindListed = (id: string) => ListedProduct | null | undefined

/**
 * The products of the lines: from the loader, or fetched where a line was added in another tab. `find`
 * answers null for one that is not there any more, and undefined for one that is not loaded.
 */
export function useListed(lines: readonly OrderLine[], loaded: LoadedList) {
  const [fetched, setFetched] = useState<ReadonlyMap<string, ListedProduct | null>>(new Map())
  const [failed, setFailed] = useState(false)
  const known = useMemo(() => new Map([...toMap(loaded), ...fetched]), [loaded, fetched])
  const missing = lines
    .filter(({ id }) => !known.has(id))
    .map(({ id }) => id)
    .join()

  /** Reads them all again; null where that failed. */
  const refresh = async (): Promise<FindListed | null> => {
    const products = await loadListed(browserApi(), lines)
    setFailed(products === null)
    if (!products) return null
    const now = toMap({ ids: lines.map(({ id }) => id), products })
    setFetched((before) => new Map([...before, ...now]))
    return (id) => now.get(id)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is missing is what it reacts to
  useEffect(() => {
    if (missing) void refresh()
  }, [missing])

  const find: FindListed = (id) => known.get(id)
  return { find, failed: (failed || !loaded.products) && missing !== '', refresh }
}

export type ListedProducts = ReturnType<typeof useListed>

function toMap({ ids, products }: LoadedList): Map<string, ListedProduct | null> {
  if (!products) return new Map()
  const found = new Map(products.map((product) => [product._id, product]))
  return new Map(ids.map((id) => [id, found.get(id) ?? null]))
}
