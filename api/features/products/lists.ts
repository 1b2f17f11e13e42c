import { paginate, succeed } from '../../../contract/envelope.ts'
import { toRupees } from '../../../contract/prices/paise.ts'
import type { Product, ProductAddress } from '../../../contract/products/product.ts'
import type { Database } from '../../db/schema.ts'
import { snapshot } from '../../db/transaction.ts'
import { findImagesOf } from '../../images/repository.ts'
import { CurrentProductIndex } from './index/keep-current.ts'
import type { ProductPage } from './index/product-index.ts'
import { findPackCosts, listAddresses, listProducts } from './list-repository.ts'
import type { ProductListRequest } from './list-request.ts'
import { presentPage, serializeProduct } from './presenter.ts'

export type ProductLists = ReturnType<typeof createProductLists>

/**
 * Pages of products, from the index while it is current, and from the database otherwise.
 * @param knownVersion the version of the catalogue, if it is known without asking the database
 */
export function createProductLists(db: Database, knownVersion: () => number | undefined) {
  const index = new CurrentProductIndex(db)

  /** The page, if the index shows the last known state of the catalogue. */
  function findNow(request: ProductListRequest): Buffer | undefined {
    const page = index.find(request, knownVersion())
    return page && presentPage(page, request)
  }

  return {
    /** Partial where a search found only what stands there: the index would find more. */
    async read(request: ProductListRequest): Promise<{ body: Buffer; isPartial: boolean }> {
      const ready = findNow(request)
      if (ready) return { body: ready, isPartial: false }
      const found = await index.findCurrent(request)
      if (found) return { body: presentPage(found, request), isPartial: false }
      const page = await readFromDatabase(db, request)
      const isPartial = Boolean(request.filter.search) && !request.filter.exact
      const search = isPartial ? { partial: true as const } : undefined
      return { body: presentPage({ ...page, search }, request), isPartial }
    },
    explain: (search: string) => index.explain(search),
    start: () => index.start(),
    close: () => index.close(),
  }
}

/** All of it from one state of the database. */
export function readFromDatabase(db: Database, request: ProductListRequest): Promise<ProductPage> {
  return snapshot(db, async (trx) => {
    const { rows, total } = await listProducts(trx, request)
    const imageOf = await findImagesOf(trx, rows)
    const products = rows.map((row) => {
      const buffer = Buffer.from(serializeProduct(row, imageOf(row)))
      return { buffer, start: 0, end: buffer.length }
    })
    return { products, total }
  })
}

/** A page as staff see it. */
export async function addPackCosts(db: Database, body: Buffer): Promise<Buffer> {
  const page: { data: Product[] } = JSON.parse(body.toString())
  const costs = await findPackCosts(
    db,
    page.data.map(({ _id }) => _id),
  )
  if (costs.size === 0) return body
  for (const product of page.data) {
    const cost = costs.get(product._id)
    if (cost !== undefined) product.packCost = toRupees(cost)
  }
  return Buffer.from(JSON.stringify(page))
}

/** A page of what a sitemap says of products; new ones come at the end, so that no other one moves. */
export async function readAddresses(db: Database, request: { page: number; limit: number }) {
  const { rows, total } = await snapshot(db, (trx) => listAddresses(trx, request))
  const data = rows.map(
    ({ id, updated_at }): ProductAddress => ({
      _id: id,
      updatedAt: new Date(updated_at).toISOString(),
    }),
  )
  return { ...succeed(data), pagination: paginate(request, total) }
}
