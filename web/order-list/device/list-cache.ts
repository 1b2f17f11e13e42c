import type { Product } from '../../../contract/products/product.ts'
import { orderListPath } from '../../../contract/public-paths.ts'

/**
 * Name of the service worker's cache of a page and its files; the cache of a list also holds `listCache`.
 * @param page the path of the page
 */
export function pageCacheName(page: string): string {
  if (!page.endsWith(orderListPath)) return `offline.1${page}`
  return `order-list.1${page.slice(0, -orderListPath.length)}`
}

export const listCache = { catalogue: '/list/catalogue', products: '/list/products' }

/** Products as they were at some time, in ISO 8601. */
export type CachedProducts = { at: string; products: Product[] }

/** Products that are cached, and when the oldest of them was read; null without any. */
export async function findCachedProducts(
  page: string,
  ids: readonly string[],
): Promise<CachedProducts | null> {
  const known = new Map<string, { at: string; product: Product }>()
  for (const { at, products } of await readCache(page))
    for (const product of products) if (product?._id) known.set(product._id, { at, product })
  const found = ids.flatMap((id) => known.get(id) ?? [])
  const [at] = found.map((entry) => entry.at).sort()
  return at ? { at, products: found.map(({ product }) => product) } : null
}

/** Products of the list last: they are newer than those of the catalogue. */
async function readCache(page: string): Promise<CachedProducts[]> {
  try {
    const cache = await caches.open(pageCacheName(page))
    const names = [listCache.catalogue, listCache.products]
    const responses = await Promise.all(names.map((name) => cache.match(name)))
    const found = await Promise.all(responses.flatMap((response) => response?.json() ?? []))
    return found.filter((entry) => Array.isArray(entry?.products))
  } catch {
    // Without a secure connection, and in some private windows, there are no caches.
    return []
  }
}
