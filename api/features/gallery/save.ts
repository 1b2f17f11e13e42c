import type { FastifyRequest } from 'fastify'
import type { GalleryItem } from '../../../contract/gallery/gallery.ts'
import { findCategories } from '../../catalogue/categories-repository.ts'
import {
  type GalleryItemColumns,
  type GalleryRow,
  galleryItemRepository,
} from '../../catalogue/gallery-items-repository.ts'
import type { Database } from '../../db/schema.ts'
import { writeTransaction } from '../../db/transaction.ts'
import type { ApiDeps } from '../../deps.ts'
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
import { mergeVisibility } from '../../records/merge-visibility.ts'
import { presentOne } from './read.ts'
import { type GalleryChange, resolveItemCategory } from './rules.ts'

type Saved = Versioned<GalleryItem>

/** Creates a gallery item with its picture. */
export async function createItem(
  { db, images }: ApiDeps,
  request: FastifyRequest,
  change: GalleryChange,
): Promise<Saved> {
  const author = requireAuthor(request)
  const key = readIdempotencyKey(request)
  const created = await findCreated(db, key, galleryItemRepository(db))
  if (created) return withEtagVersion(created, await presentOne(db, created))
  // Rejects invalid requests before the picture is processed, which takes a second.
  if (request.upload) await toGalleryColumns(db, change, null)
  return images.writeWithUpload(request.upload, async (trx, imageId) => {
    const created = await findCreated(trx, key, galleryItemRepository(trx))
    if (created) {
      const value = withEtagVersion(created, await presentOne(trx, created))
      return { value, released: [imageId] }
    }
    const columns = await toGalleryColumns(trx, change, null, imageId)
    const row = await galleryItemRepository(trx).insert(columns, author)
    await saveIdempotencyKey(trx, key, row.id)
    return { value: withEtagVersion(row, await presentOne(trx, row)), released: [] }
  })
}

/** Changes a gallery item, with a new picture if one was sent. */
export async function updateItem(
  { db, images }: ApiDeps,
  request: RecordRequest,
  change: GalleryChange,
): Promise<Saved> {
  const author = requireAuthor(request)
  // Rejects invalid requests before the picture is processed, which takes a second.
  if (request.upload)
    await toGalleryColumns(db, change, await loadForUpdate(request, galleryItemRepository(db)))
  return images.writeWithUpload(request.upload, async (trx, imageId) => {
    const current = await loadForUpdate(request, galleryItemRepository(trx))
    const columns = await toGalleryColumns(trx, change, current, imageId)
    const row = await galleryItemRepository(trx).update(current, columns, author)
    const value = withEtagVersion(row, await presentOne(trx, row))
    return { value, released: findReplaced(current, row) }
  })
}

/** Turns an item's popular mark on or off. */
export async function togglePopular({ db }: ApiDeps, request: RecordRequest): Promise<Saved> {
  const author = requireAuthor(request)
  return writeTransaction(db, async (trx) => {
    const items = galleryItemRepository(trx)
    const current = await loadForUpdate(request, items)
    const row = await items.update(current, { is_popular: current.is_popular ? 0 : 1 }, author)
    return withEtagVersion(row, await presentOne(trx, row))
  })
}

/**
 * The columns that a request writes to an item, or to a new one.
 * @throws ApiError 400 if it names a missing category
 */
export async function toGalleryColumns(
  db: Database,
  change: GalleryChange,
  current: GalleryRow | null,
  imageId: string | null = null,
): Promise<GalleryItemColumns> {
  const ids = [change.category, change.subcategory, current?.category_id]
  const find = await findCategories(db, ids)
  return {
    ...(change.title !== undefined && { title: change.title }),
    ...(change.titleTa !== undefined && { title_ta: change.titleTa }),
    ...(change.description !== undefined && { description: change.description }),
    ...(change.descriptionTa !== undefined && { description_ta: change.descriptionTa }),
    ...(change.isPopular !== undefined && { is_popular: change.isPopular ? 1 : 0 }),
    ...(change.order !== undefined && { sort_order: change.order }),
    ...resolveItemCategory(change, current, find),
    ...mergeVisibility(change, current),
    ...(change.deleteImage && { image_id: null }),
    ...(imageId !== null && { image_id: imageId }),
  }
}
