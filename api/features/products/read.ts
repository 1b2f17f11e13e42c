import { type Pagination, paginate } from '../../../contract/envelope.ts'
import type { ProductAddress } from '../../../contract/product.ts'
import type { Database } from '../../db/schema.ts'
import { snapshot } from '../../db/transaction.ts'
import { imageRepository } from '../../images/repository.ts'
import type { ProductPage } from './index/product-index.ts'
import { productListRepository } from './list-repository.ts'
import type { ProductListRequest } from './list-request.ts'
import { serializeProduct } from './presenter.ts'
import { productRepository } from './repository.ts'

/** One page of products, all of it from one state of the database. */
export function readPage(db: Database, request: ProductListRequest): Promise<ProductPage> {
  return snapshot(db, async (trx) => {
    const { rows, total } = await productListRepository(trx).list(request)
    const images = await imageRepository(trx).findMany(rows.map((row) => row.image_id))
    const products = rows.map((row) => {
      const buffer = Buffer.from(serializeProduct(row, images.get(row.image_id ?? '')))
      return { buffer, start: 0, end: buffer.length }
    })
    return { products, total }
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
