import { parse } from 'fast-querystring'
import type { z } from 'zod'
import { apiPaths, apiPrefix } from '../../../contract/paths.ts'
import { productListQuerySchema, productQuerySchema } from '../../../contract/product.ts'
import type { Database } from '../../db/schema.ts'
import { CurrentProductIndex } from './index/keep-current.ts'
import { type ProductListRequest, toListRequest } from './list-request.ts'
import { presentPage } from './presenter.ts'
import { readPage } from './read.ts'

/** Pages of products, from the index while it is current, and from the database otherwise. */
export type ProductLists = {
  /** The page at an address, if the index can answer at once. */
  compose(url: string): Buffer | undefined
  read(request: ProductListRequest): Promise<Buffer>
  start(): Promise<void>
  close(): Promise<void>
}

/** @param knownVersion the version of the catalogue, if it is known without asking the database */
export function createProductLists(
  db: Database,
  knownVersion: () => number | undefined,
): ProductLists {
  const index = new CurrentProductIndex(db)
  return {
    compose(url) {
      const request = readListAddress(url)
      const page = request && index.find(request, knownVersion())
      return page && presentPage(page, request)
    },
    async read(request) {
      const page =
        index.find(request, knownVersion()) ??
        (await index.findCurrent(request)) ??
        (await readPage(db, request))
      return presentPage(page, request)
    },
    start: () => index.start(),
    close: () => index.close(),
  }
}

const readers = new Map([
  [apiPrefix + apiPaths.products, readBy(productQuerySchema, toListRequest.all)],
  [apiPrefix + apiPaths.featuredProducts, readBy(productListQuerySchema, toListRequest.featured)],
  [apiPrefix + apiPaths.popularProducts, readBy(productListQuerySchema, toListRequest.popular)],
])

/** Reads a query by the schema of its route; nothing where it is a wrong one. */
function readBy<T>(schema: z.ZodType<T>, read: (query: T) => ProductListRequest) {
  return (query: object): ProductListRequest | undefined => {
    const { data } = schema.safeParse(query)
    return data && read(data)
  }
}

/** What an address asks for, read as the framework reads it; nothing where it is no list, or a wrong one. */
function readListAddress(url: string): ProductListRequest | undefined {
  const end = url.indexOf('?')
  const read = readers.get(end < 0 ? url : url.slice(0, end))
  return read?.(end < 0 ? {} : parse(url.slice(end + 1)))
}
