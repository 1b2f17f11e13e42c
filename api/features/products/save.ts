import type { FastifyRequest } from 'fastify'
import { messages } from '../../../contract/messages.ts'
import type { ProductCreate, ProductUpdate } from '../../../contract/products/product.ts'
import type { ProductDetails } from '../../../contract/products/product-details.ts'
import { findCategories } from '../../catalogue/categories-repository.ts'
import { resolveCategory } from '../../catalogue/category-reference.ts'
import { galleryItemRepository } from '../../catalogue/gallery-items-repository.ts'
import type { ProductColumns, ProductRow } from '../../catalogue/product-row.ts'
import { readId } from '../../db/read-id.ts'
import type { Database } from '../../db/schema.ts'
import { writeTransaction } from '../../db/transaction.ts'
import type { ApiDeps } from '../../deps.ts'
import { invalid } from '../../errors.ts'
import { findCreated, readIdempotencyKey } from '../../http/resources/idempotency.ts'
import {
  loadForUpdate,
  type RecordRequest,
  type Versioned,
  withEtagVersion,
} from '../../http/resources/record-etag.ts'
import { requireAuthor } from '../../http/session.ts'
import { findReplaced } from '../../images/images.ts'
import { saveIdempotencyKey } from '../../records/idempotency-keys-repository.ts'
import { mergeStockColumns } from '../stock/stock.ts'
import { presentForStaff } from './presenter.ts'
import { productRepository } from './repository.ts'
import { mergeProduct } from './rules.ts'

type Saved = Versioned<ProductDetails>

/** Creates a product, with its picture if one was sent, and with a gallery item if requested. */
export async function createProduct(
  { db, images }: ApiDeps,
  request: FastifyRequest,
  body: ProductCreate,
  isInGallery = false,
): Promise<Saved> {
  const author = requireAuthor(request)
  const key = readIdempotencyKey(request)
  const created = await findCreated(db, key, productRepository(db))
  if (created) return withEtagVersion(created, await presentForStaff(db, created))
  // Rejects invalid requests before the picture is processed, which takes a second.
  if (request.upload) await toProductColumns(db, body, null)
  return images.writeWithUpload(request.upload, async (trx, imageId) => {
    const created = await findCreated(trx, key, productRepository(trx))
    if (created) {
      const value = withEtagVersion(created, await presentForStaff(trx, created))
      return { value, released: [imageId] }
    }
    const columns = await toProductColumns(trx, body, null, imageId)
    const row = await productRepository(trx).insert(columns, author)
    if (isInGallery) await galleryItemRepository(trx).insert(toGalleryItem(row), author)
    await saveIdempotencyKey(trx, key, row.id)
    return { value: withEtagVersion(row, await presentForStaff(trx, row)), released: [] }
  })
}

/** Changes a product, with a new picture if one was sent. */
export async function updateProduct(
  { db, images }: ApiDeps,
  request: RecordRequest,
  body: ProductUpdate,
): Promise<Saved> {
  const author = requireAuthor(request)
  // Rejects invalid requests before the picture is processed, which takes a second.
  if (request.upload)
    await toProductColumns(db, body, await loadForUpdate(request, productRepository(db)))
  return images.writeWithUpload(request.upload, async (trx, imageId) => {
    const current = await loadForUpdate(request, productRepository(trx))
    const columns = await toProductColumns(trx, body, current, imageId)
    const row = await productRepository(trx).update(current, columns, author)
    const value = withEtagVersion(row, await presentForStaff(trx, row))
    return { value, released: findReplaced(current, row) }
  })
}

/** Turns a product's featured mark on or off. */
export async function toggleFeatured({ db }: ApiDeps, request: RecordRequest): Promise<Saved> {
  const author = requireAuthor(request)
  return writeTransaction(db, async (trx) => {
    const current = await loadForUpdate(request, productRepository(trx))
    const columns = { featured: current.featured ? (0 as const) : (1 as const) }
    const row = await productRepository(trx).update(current, columns, author)
    return withEtagVersion(row, await presentForStaff(trx, row))
  })
}

/**
 * The columns that a request writes to a product, or to a new one; a picture sent with it comes first.
 * @throws ApiError 400 if it does not fit the stored data
 */
export async function toProductColumns(
  db: Database,
  changes: ProductUpdate,
  current: ProductRow | null,
  imageId: string | null = null,
): Promise<ProductColumns> {
  const ids = [changes.category, changes.subcategory, current?.category_id]
  const reference = resolveCategory(changes, current, await findCategories(db, ids))
  const group = changes.group && (await requireGroup(db, changes.group))
  return {
    ...mergeProduct(group ? { ...changes, group } : changes, current, reference),
    ...mergeStockColumns(changes, current, Date.now()),
    ...(changes.deleteImage && { image_id: null }),
    ...(imageId !== null && { image_id: imageId }),
  }
}

async function requireGroup(db: Database, id: string): Promise<string> {
  const group = readId(id)
  if (!(await productRepository(db).hasGroup(group)))
    throw invalid({ group: messages.validation.unknownId })
  return group
}

function toGalleryItem(row: ProductRow) {
  return {
    title: row.name,
    description: row.description,
    category_id: row.category_id,
    subcategory_id: row.subcategory_id,
    hidden: row.hidden,
    visible_from: row.visible_from,
    visible_until: row.visible_until,
  }
}
