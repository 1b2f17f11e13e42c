import { messages } from '../../../contract/messages.ts'
import type { ProductCreate, ProductUpdate } from '../../../contract/product.ts'
import type { ProductColumns, ProductRow } from '../../db/product-row.ts'
import type { Database } from '../../db/schema.ts'
import { notFound } from '../../http/errors.ts'
import type { Write } from '../../http/record-handlers.ts'
import type { DerivedPicture } from '../../images/derived-picture.ts'
import type { Author } from '../../records/author.ts'
import { resolveCategory } from '../../records/category-reference.ts'
import { findCategories } from '../../records/find-categories.ts'
import { trash } from '../../records/trash.ts'
import { productRepository } from './repository.ts'
import { mergeProduct } from './rules.ts'

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
    const place = resolveCategory(changes, current, await findCategories(db, named))
    return mergeProduct(changes, current, place)
  }

  async function create(body: ProductCreate, { author, imageId }: Write): Promise<ProductRow> {
    const columns = await prepare(body, null)
    return products.insert({ ...columns, image_id: imageId }, author)
  }

  async function update(
    current: ProductRow,
    body: ProductUpdate,
    { author, imageId }: Write,
  ): Promise<ProductRow> {
    const columns = await prepare(body, current)
    const kept = body.deleteImage ? null : current.image_id
    return products.update(current, { ...columns, image_id: imageId ?? kept }, author)
  }

  async function toggleFeatured(current: ProductRow, author: Author): Promise<ProductRow> {
    return products.update(current, { featured: current.featured ? 0 : 1 }, author)
  }

  /** Deletes a product; for a while it can come back, with the pictures that are handed in. */
  async function remove(
    current: ProductRow,
    author: Author,
    pictures: DerivedPicture[],
  ): Promise<void> {
    await trash(db).keep({ kind: 'product', id: current.id }, [current], pictures)
    await products.remove(current, author)
  }

  /** @throws ApiError 404 where nothing is kept under the id */
  async function restore(id: string, author: Author): Promise<ProductRow> {
    const [row] = await trash(db).take<ProductRow>({ kind: 'product', id })
    if (!row) throw notFound(messages.product.notFound)
    return products.restore(row, author)
  }

  return { prepare, create, update, toggleFeatured, remove, restore }
}
