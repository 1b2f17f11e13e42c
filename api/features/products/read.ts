import type { Pagination } from '../../../contract/envelope.ts'
import type { ProductAddress } from '../../../contract/product.ts'
import type { Database } from '../../db/schema.ts'
import { snapshot } from '../../db/transaction.ts'
import { imageRepository } from '../../images/repository.ts'
import { paginate } from '../../pagination.ts'
import type { PageParts } from './list-page.ts'
import { type ListRequest, productListRepository } from './list-repository.ts'
import { makePiece } from './piece.ts'
import { productRepository } from './repository.ts'

/** What one page of products holds, all of it from one state of the database. */
export function readPage(db: Database, request: ListRequest): Promise<PageParts> {
  return snapshot(db, async (trx) => {
    const { rows, total } = await productListRepository(trx).list(request)
    const images = await imageRepository(trx).findMany(rows.map((row) => row.image_id))
    const pieces = rows.map((row) => makePiece(row, images.get(row.image_id ?? '')))
    return { pieces, page: request.page, limit: request.limit, total }
  })
}

/** A page of what a sitemap says of products; new ones come at the end, so that the others keep their places. */
export function readAddresses(
  db: Database,
  request: { page: number; limit: number },
): Promise<{ success: true; data: ProductAddress[]; pagination: Pagination }> {
  return snapshot(db, async (trx) => {
    const { rows, total } = await productRepository(trx).listAddresses(request)
    return {
      success: true,
      data: rows.map(({ id, updated_at }) => ({
        _id: id,
        updatedAt: new Date(updated_at).toISOString(),
      })),
      pagination: paginate(request, total),
    }
  })
}
