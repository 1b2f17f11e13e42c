import { keptList } from '../../lib/kept-list.ts'
import type { ListedProduct } from './load-listed.ts'

/** Products as they were at some time, in ISO 8601, as the service worker of the list keeps them. */
type KeptProducts = { at: string; products: ListedProduct[] }

/** Those of the products that are kept, and when the oldest of them was read; null where none is. */
export async function findKept(ids: readonly string[]): Promise<KeptProducts | null> {
  const known = new Map<string, { at: string; product: ListedProduct }>()
  for (const { at, products } of await readKept())
    for (const product of products) known.set(product._id, { at, product })
  const found = ids.flatMap((id) => known.get(id) ?? [])
  const [at] = found.map((each) => each.at).sort()
  return at ? { at, products: found.map(({ product }) => product) } : null
}

async function readKept(): Promise<KeptProducts[]> {
  try {
    const cache = await caches.open(keptList.cache)
    const kept = await Promise.all(keptList.products.map((name) => cache.match(name)))
    return await Promise.all(kept.flatMap((response) => response?.json() ?? []))
  } catch {
    // Without a secure connection, and in some private windows, there are no caches.
    return []
  }
}
