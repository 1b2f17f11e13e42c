import type { FastifyRequest } from 'fastify'
import type {
  Category,
  CategoryNavSettings,
  CategoryUpdate,
} from '../../../contract/categories/category.ts'
import { normalizeText } from '../../../contract/search/normalize-text.ts'
import { nameKey } from '../../../contract/text/name-key.ts'
import { readId } from '../../db/read-id.ts'
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
import { type CategoryChanges, type CategoryRow, categoryRepository } from './repository.ts'
import { requireFitParent, toSettingsColumns } from './rules.ts'

type Saved = Versioned<Category>

/** Creates a category, with its picture if one was sent. */
export async function createCategory(
  { db, images }: ApiDeps,
  request: FastifyRequest,
  body: CategoryUpdate,
): Promise<Saved> {
  const author = requireAuthor(request)
  const key = readIdempotencyKey(request)
  const created = await findCreated(db, key, categoryRepository(db))
  if (created) return withEtagVersion(created, await presentOne(db, created))
  // Rejects invalid requests before the picture is processed, which takes a second.
  if (request.upload) await toCategoryColumns(db, body, null)
  return images.writeWithUpload(request.upload, async (trx, imageId) => {
    const created = await findCreated(trx, key, categoryRepository(trx))
    if (created) {
      const value = withEtagVersion(created, await presentOne(trx, created))
      return { value, released: [imageId] }
    }
    const columns = await toCategoryColumns(trx, body, null, imageId)
    const row = await categoryRepository(trx).insert(columns, author)
    await saveIdempotencyKey(trx, key, row.id)
    return { value: withEtagVersion(row, await presentOne(trx, row)), released: [] }
  })
}

/** Changes a category, with a new picture if one was sent. */
export async function updateCategory(
  { db, images }: ApiDeps,
  request: RecordRequest,
  body: CategoryUpdate,
): Promise<Saved> {
  const author = requireAuthor(request)
  // Rejects invalid requests before the picture is processed, which takes a second.
  if (request.upload)
    await toCategoryColumns(db, body, await loadForUpdate(request, categoryRepository(db)))
  return images.writeWithUpload(request.upload, async (trx, imageId) => {
    const current = await loadForUpdate(request, categoryRepository(trx))
    const columns = await toCategoryColumns(trx, body, current, imageId)
    const row = await categoryRepository(trx).update(current, columns, author)
    const value = withEtagVersion(row, await presentOne(trx, row))
    return { value, released: findReplaced(current, row) }
  })
}

/** Changes where and in which order a category appears. */
export async function updateNavSettings(
  { db }: ApiDeps,
  request: RecordRequest,
  body: CategoryNavSettings,
): Promise<Saved> {
  const author = requireAuthor(request)
  return writeTransaction(db, async (trx) => {
    const categories = categoryRepository(trx)
    const current = await loadForUpdate(request, categories)
    const row = await categories.update(current, toSettingsColumns(body), author)
    return withEtagVersion(row, await presentOne(trx, row))
  })
}

/**
 * The columns that a request writes to a category, or to a new one.
 * @throws ApiError 400 on `parent`
 */
export async function toCategoryColumns(
  db: Database,
  body: CategoryUpdate,
  current: CategoryRow | null,
  imageId: string | null = null,
): Promise<CategoryChanges> {
  return {
    name: body.name,
    // An unchanged name keeps its key among its siblings.
    ...(body.name !== undefined && body.name !== current?.name && { name_key: nameKey(body.name) }),
    name_ta: body.nameTa,
    name_ta_key: body.nameTa === undefined ? undefined : normalizeText(body.nameTa),
    parent_id: await findParent(db, body.parent, current),
    ...toSettingsColumns(body),
    ...mergeVisibility(body, current),
    ...(body.deleteImage && { image_id: null }),
    ...(imageId !== null && { image_id: imageId }),
  }
}

/**
 * Finds the parent that a request asks for: `null` for none, the present one if the request names none.
 * @throws ApiError 400 on `parent`
 */
async function findParent(
  db: Database,
  wanted: string | null | undefined,
  category: CategoryRow | null,
): Promise<string | null> {
  if (wanted === undefined) return category?.parent_id ?? null
  if (wanted === null) return null
  const categories = categoryRepository(db)
  const parent = await categories.find(readId(wanted))
  const below = category ? await categories.listSubcategories(category.id) : []
  return requireFitParent(parent, category, below.length > 0)
}
