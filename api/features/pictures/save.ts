import { messages } from '../../../contract/messages.ts'
import { pictureMessages } from '../../../contract/pictures/messages.ts'
import type {
  ProductPicture,
  ProductPictureCreate,
  ProductPictureUpdate,
} from '../../../contract/pictures/picture.ts'
import type { ProductPictureRow, ProductWithPictures } from '../../catalogue/product-row.ts'
import type { Database } from '../../db/schema.ts'
import { writeTransaction } from '../../db/transaction.ts'
import type { ApiDeps } from '../../deps.ts'
import { invalid, notFound } from '../../errors.ts'
import { findCreated, readIdempotencyKey } from '../../http/resources/idempotency.ts'
import {
  loadForUpdate,
  type RecordRequest,
  type Versioned,
  withEtagVersion,
} from '../../http/resources/record-etag.ts'
import { requireAuthor } from '../../http/session.ts'
import { findImages } from '../../images/repository.ts'
import { saveIdempotencyKey } from '../../records/idempotency-keys-repository.ts'
import {
  explainUnrestorable,
  findDeletedImages,
  moveToTrash,
  takeFromTrash,
} from '../../records/trash-repository.ts'
import { productRepository } from '../products/repository.ts'
import { presentPictures } from './presenter.ts'
import { toRow } from './repository.ts'
import {
  appendPicture,
  createPicture,
  findByImage,
  listPictures,
  requirePicture,
  type StoredPicture,
  sortPictures,
  updatePicture,
} from './rules.ts'

// Each of these writes counts as a write of the product: its `If-Match`, its next version, and one entry in the
// audit log.

/** A picture of a product after a write; `isNew` if the write added it. */
type Written = { id: string; row: ProductWithPictures; isNew: boolean }
type Added = Versioned<ProductPicture> & { isNew: boolean }

const kind = 'product-picture'

/** Appends the picture of a request, unless the product has it already. */
export async function addPicture(
  { db, images }: ApiDeps,
  request: RecordRequest,
  body: ProductPictureCreate,
): Promise<Added> {
  const key = readIdempotencyKey(request)
  const created = await findCreated(db, key, addedPictures(db, request))
  if (created) return presentAdded(db, created)
  // Rejects invalid requests before the picture is processed, which takes a second.
  if (request.upload) await loadForUpdate(request, productRepository(db))
  return images.writeWithUpload(request.upload, async (trx, imageId) => {
    const created = await findCreated(trx, key, addedPictures(trx, request))
    if (created) return { value: await presentAdded(trx, created), released: [imageId] }
    if (imageId === null) throw invalid({ image: messages.image.required })
    const written = await append(trx, request, createPicture(imageId, body))
    if (written.isNew) await saveIdempotencyKey(trx, key, written.id)
    return { value: await presentAdded(trx, written), released: [] }
  })
}

/** Changes a picture: its file or its texts. */
export async function changePicture(
  { db, images }: ApiDeps,
  request: RecordRequest,
  id: string,
  body: ProductPictureUpdate,
): Promise<Versioned<ProductPicture>> {
  const author = requireAuthor(request)
  // Rejects invalid requests before the picture is processed, which takes a second.
  if (request.upload)
    requirePicture(listPictures(await loadForUpdate(request, productRepository(db))), id)
  return images.writeWithUpload(request.upload, async (trx, imageId) => {
    const current = await loadForUpdate(request, productRepository(trx))
    const pictures = listPictures(current)
    const before = requirePicture(pictures, id)
    const changes = { ...body, ...(imageId !== null && { image_id: imageId }) }
    const all = updatePicture(pictures, id, changes)
    const row = await productRepository(trx).updatePictures(current, all, author)
    return { value: await presentOne(trx, row, id), released: [before.image_id] }
  })
}

/** Changes the order of the pictures. */
export async function saveSortedPictures(
  { db }: ApiDeps,
  request: RecordRequest,
  ids: string[],
): Promise<Versioned<ProductPicture[]>> {
  const author = requireAuthor(request)
  return writeTransaction(db, async (trx) => {
    const current = await loadForUpdate(request, productRepository(trx))
    const all = sortPictures(listPictures(current), ids)
    if (all.length === 0) return withEtagVersion(current, [])
    const row = await productRepository(trx).updatePictures(current, all, author)
    return withEtagVersion(row, await presentAll(trx, row))
  })
}

/** Removes a picture: the next one moves up, and the removed one can be restored for an hour. */
export async function removePicture(
  { db, images }: ApiDeps,
  request: RecordRequest,
  id: string,
): Promise<Versioned<null>> {
  const author = requireAuthor(request)
  const product = await loadForUpdate(request, productRepository(db))
  const seen = await images.snapshotFiles([requirePicture(listPictures(product), id).image_id])
  return images.writeWithImages([], async (trx) => {
    const current = await loadForUpdate(request, productRepository(trx))
    const pictures = listPictures(current)
    const removed = requirePicture(pictures, id)
    const captured = await images.snapshotFiles([removed.image_id], trx, seen)
    await moveToTrash(trx, { kind, id }, [toRow(removed, current.id, 1)], captured)
    const others = pictures.filter((picture) => picture !== removed)
    const row = await productRepository(trx).updatePictures(current, others, author)
    return { value: withEtagVersion(row, null), released: [removed.image_id] }
  })
}

/** Restores a picture, as the last one. */
export async function restorePicture(
  { db, images }: ApiDeps,
  request: RecordRequest,
  id: string,
): Promise<Versioned<ProductPicture>> {
  const captured = await findDeletedImages(db, id)
  const restoring = images.writeWithImages(captured, async (trx) => {
    await loadForUpdate(request, productRepository(trx))
    const [deleted] = await takeFromTrash<ProductPictureRow>(trx, { kind, id })
    if (!deleted?.image_id || deleted.product_id !== request.params.id)
      throw notFound(pictureMessages.notFound)
    const { product_id: _, position: __, ...picture } = deleted
    const written = await append(trx, request, picture)
    return { value: await presentOne(trx, written.row, written.id), released: [] }
  })
  return restoring.catch(explainUnrestorable)
}

/** Appends a picture, unless the product has it already. */
async function append(
  trx: Database,
  request: RecordRequest,
  added: StoredPicture,
): Promise<Written> {
  const author = requireAuthor(request)
  const current = await loadForUpdate(request, productRepository(trx))
  const pictures = listPictures(current)
  const twin = findByImage(pictures, added.image_id)
  if (twin) return { id: twin.id, row: current, isNew: false }
  const all = appendPicture(pictures, added)
  const row = await productRepository(trx).updatePictures(current, all, author)
  return { id: added.id, row, isNew: true }
}

/** Pictures that earlier requests with the same key have added to the product. */
function addedPictures(db: Database, request: RecordRequest) {
  return {
    async find(id: string): Promise<Written | null> {
      const row = await productRepository(db).find(request.params.id)
      const isThere = row && listPictures(row).some((picture) => picture.id === id)
      return isThere ? { id, row, isNew: true } : null
    },
  }
}

async function presentAdded(trx: Database, { id, row, isNew }: Written): Promise<Added> {
  return { ...(await presentOne(trx, row, id)), isNew }
}

async function presentOne(
  trx: Database,
  row: ProductWithPictures,
  id: string,
): Promise<Versioned<ProductPicture>> {
  const data = (await presentAll(trx, row)).find((picture) => picture._id === id)
  if (!data) throw notFound(pictureMessages.notFound)
  return withEtagVersion(row, data)
}

async function presentAll(trx: Database, row: ProductWithPictures): Promise<ProductPicture[]> {
  const pictures = listPictures(row)
  const ids = pictures.map(({ image_id }) => image_id)
  return presentPictures(pictures, await findImages(trx, ids))
}
