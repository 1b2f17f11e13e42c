import type { Product } from '../../../contract/product.ts'
import type { ProductRow } from '../../db/product-row.ts'
import type { Database } from '../../db/schema.ts'
import { imageRepository } from '../../images/repository.ts'
import { productChanges } from './changes.ts'
import { presentProduct } from './presenter.ts'
import { productRepository } from './repository.ts'

/** What is written to a product, and how clients see it. */
export const productRecord = {
  kind: 'product',
  require: (db: Database, id: string) => productRepository(db).require(id),
  changes: productChanges,

  async show(db: Database, row: ProductRow): Promise<Product> {
    const images = await imageRepository(db).findMany([row.image_id])
    return presentProduct(row, images.get(row.image_id ?? ''))
  },
} as const
