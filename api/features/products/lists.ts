import { parse } from 'fast-querystring'
import type { z } from 'zod'
import { apiPaths, apiPrefix } from '../../../contract/paths.ts'
import {
  type ProductQuery,
  productListQuerySchema,
  productQuerySchema,
} from '../../../contract/product.ts'
import type { DatabaseAddress } from '../../db/database.ts'
import type { Database } from '../../db/schema.ts'
import { readFilter } from './filter.ts'
import { ListPage } from './list-page.ts'
import type { ListRequest } from './list-repository.ts'
import { readQuickly } from './quick-query.ts'
import { readPage } from './read.ts'
import { ShelfKeeper } from './shelf/keep-shelf.ts'

/** Pages of products, from memory wherever that is as new as the database. */
export type ProductLists = {
  /** The page at an address, where it can be had at once. */
  compose(url: string): ListPage | undefined
  read(request: ListRequest): Promise<ListPage>
  /** Fetches ahead what takes long to fetch. */
  begin(): Promise<void>
  /** Ends what is under way. */
  close(): Promise<void>
}

type Options = {
  /** Tells how often the catalogue has changed, where that is known. */
  changes(): number | undefined
  /** Where the database stands. */
  address: DatabaseAddress
}

export function keepProductLists(db: Database, { changes, address }: Options): ProductLists {
  const keeper = new ShelfKeeper(db, { address })

  function find(request: ListRequest): ListPage | undefined {
    const parts = keeper.read(request, changes())
    return parts && new ListPage(parts)
  }

  return {
    compose(url) {
      const request = readListAddress(url)
      return request && find(request)
    },
    async read(request) {
      const ready = find(request)
      if (ready) return ready
      return new ListPage((await keeper.readLatest(request)) ?? (await readPage(db, request)))
    },
    begin: () => keeper.begin(),
    close: () => keeper.close(),
  }
}

type Place = Pick<ProductQuery, 'page' | 'limit'>

/** The lists of products, and what each of them asks of the catalogue. */
export const readListQuery = {
  all: (query: ProductQuery): ListRequest => ({ ...query, filter: readFilter(query) }),
  featured: (place: Place): ListRequest => ({
    ...place,
    filter: { featured: true },
    sort: 'default',
  }),
  popular: (place: Place): ListRequest => ({
    ...place,
    filter: { isBestSeller: true },
    sort: 'newest',
  }),
}

const readWhole = readBy(productQuerySchema, readListQuery.all)
const readers = new Map([
  [apiPrefix + apiPaths.products, readAll],
  [apiPrefix + apiPaths.featuredProducts, readBy(productListQuerySchema, readListQuery.featured)],
  [apiPrefix + apiPaths.popularProducts, readBy(productListQuerySchema, readListQuery.popular)],
])

function readAll(query: Record<string, unknown>): ListRequest | undefined {
  const quick = readQuickly(query)
  return quick ? readListQuery.all(quick) : readWhole(query)
}

/** Reads a question by the schema of its route; nothing where it is a wrong one. */
function readBy<T>(schema: z.ZodType<T>, read: (query: T) => ListRequest) {
  return (query: object): ListRequest | undefined => {
    const { data } = schema.safeParse(query)
    return data && read(data)
  }
}

/** What an address asks for, read as the framework reads it; nothing where it is no list, or a wrong one. */
function readListAddress(url: string): ListRequest | undefined {
  const end = url.indexOf('?')
  const read = readers.get(end < 0 ? url : url.slice(0, end))
  return read?.(end < 0 ? {} : parse(url.slice(end + 1)))
}
