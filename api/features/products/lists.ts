import type { Database } from '../../db/schema.ts'
import { CurrentProductIndex } from './index/keep-current.ts'
import type { ProductListRequest } from './list-request.ts'
import { presentPage } from './presenter.ts'
import { readPage } from './read.ts'

/** Pages of products, from the index while it is current, and from the database otherwise. */
export type ProductLists = {
  read(request: ProductListRequest): Promise<Buffer>
  /** The page, if the index shows the last known state of the catalogue. */
  findNow(request: ProductListRequest): Buffer | undefined
  start(): Promise<void>
  close(): Promise<void>
}

/** @param knownVersion the version of the catalogue, if it is known without asking the database */
export function createProductLists(
  db: Database,
  knownVersion: () => number | undefined,
): ProductLists {
  const index = new CurrentProductIndex(db)

  function findNow(request: ProductListRequest): Buffer | undefined {
    const page = index.find(request, knownVersion())
    return page && presentPage(page, request)
  }

  return {
    findNow,
    async read(request) {
      const ready = findNow(request)
      if (ready) return ready
      const page = (await index.findCurrent(request)) ?? (await readPage(db, request))
      return presentPage(page, request)
    },
    start: () => index.start(),
    close: () => index.close(),
  }
}
