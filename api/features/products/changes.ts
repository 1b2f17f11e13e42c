import type { ProductCreate, ProductUpdate } from '../../../contract/product.ts'
import { placeInCategory } from '../../category-place.ts'
import { findCategories } from '../../db/find-categories.ts'
import type { Database } from '../../db/schema.ts'
import { type ProductColumns, type ProductRow, productRepository } from './repository.ts'
import { mergeProduct } from './rules.ts'

/** Who writes, and the picture that came along. */
type Write = { author: string; imageId: string | null }

/** Writes to products, each within the transaction that it is given. */
export function productChanges(db: Database) {
  const products = productRepository(db)

  /**
   * What a request makes of a product, or of none.
   * @throws ApiError 400 where the request does not fit what is stored
   */
  async function prepare(
    changes: ProductUpdate,
    current: ProductRow | null,
  ): Promise<ProductColumns> {
    const named = [changes.category, changes.subcategory, current?.category_id]
    const place = placeInCategory(changes, current, await findCategories(db, named))
    return mergeProduct(changes, current, place)
  }

  async function create(body: ProductCreate, { author, imageId }: Write): Promise<ProductRow> {
    const columns = await prepare(body, null)
    return products.insert({ ...columns, updated_by: author, image_id: imageId })
  }

  async function update(
    current: ProductRow,
    body: ProductUpdate,
    { author, imageId }: Write,
  ): Promise<ProductRow> {
    const columns = await prepare(body, current)
    const kept = body.deleteImage ? null : current.image_id
    return products.update(current, { ...columns, updated_by: author, image_id: imageId ?? kept })
  }

  async function toggleFeatured(current: ProductRow, author: string): Promise<ProductRow> {
    return products.update(current, { featured: current.featured ? 0 : 1, updated_by: author })
  }

  return { prepare, create, update, toggleFeatured }
}
