import { messages } from '../../../contract/messages.ts'
import { toRupees } from '../../../contract/prices/paise.ts'
import type { Product, ProductUpdate } from '../../../contract/products/product.ts'
import type { ProductColumns, ProductRow } from '../../db/product-row.ts'
import type { Database } from '../../db/schema.ts'
import { invalid } from '../../errors.ts'
import { readId } from '../../http/params.ts'
import type { RecordFeature } from '../../http/record-handlers.ts'
import { findImagesOf } from '../../images/repository.ts'
import { findCategories, resolveCategory } from '../../shared/category-reference.ts'
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
    if (!changes.group) return mergeProduct(changes, current, reference)
    const group = readId(changes.group)
    if (!(await productRepository(db).hasGroup(group)))
      throw invalid({ group: messages.validation.unknownId })
    return mergeProduct({ ...changes, group }, current, reference)
  },

  async present(db: Database, row: ProductRow): Promise<Product> {
    const imageOf = await findImagesOf(db, [row])
    const product = presentProduct(row, imageOf(row))
    return row.pack_cost === null ? product : { ...product, packCost: toRupees(row.pack_cost) }
  },

  toPublic({ packCost: _, ...product }: Product): Product {
    return product
  },
}
