import type { Product, ProductUpdate } from '../../../contract/product.ts'
import type { ProductColumns, ProductRow } from '../../db/product-row.ts'
import type { Database } from '../../db/schema.ts'
import type { RecordFeature } from '../../http/record-handlers.ts'
import { imageRepository } from '../../images/repository.ts'
import { findCategories, resolveCategory } from '../../records/category-reference.ts'
import { presentProduct } from './presenter.ts'
import { productRepository } from './repository.ts'
import { mergeProduct } from './rules.ts'

/** How products are written, and how clients see them. */
export const productRecord: RecordFeature<ProductRow, ProductUpdate, ProductColumns, Product> = {
  kind: 'product',
  repository: productRepository,

  async toColumns(db: Database, changes: ProductUpdate, current: ProductRow | null) {
    const ids = [changes.category, changes.subcategory, current?.category_id]
    const reference = resolveCategory(changes, current, await findCategories(db, ids))
    return mergeProduct(changes, current, reference)
  },

  async present(db: Database, row: ProductRow): Promise<Product> {
    const images = await imageRepository(db).findMany([row.image_id])
    return presentProduct(row, images.get(row.image_id ?? ''))
  },
}
