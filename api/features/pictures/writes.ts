import { pictureMessages } from '../../../contract/pictures/messages.ts'
import type {
  ProductPicture,
  ProductPictureCreate,
  ProductPictureUpdate,
} from '../../../contract/pictures/picture.ts'
import type { ProductPictureRow, ProductWithPictures } from '../../catalogue/product-row.ts'
import type { Database } from '../../db/schema.ts'
import { catalogueTransaction } from '../../db/transaction.ts'
import type { ApiDeps } from '../../deps.ts'
import { invalid, notFound } from '../../errors.ts'
import { idempotentCreate } from '../../http/handlers/idempotency.ts'
import { requireIfMatch, versionOf } from '../../http/handlers/if-match.ts'
import type { RecordRequest, Versioned } from '../../http/handlers/resource-handlers.ts'
import { requireAuthor } from '../../http/session.ts'
import { findImages } from '../../images/repository.ts'
import {
  explainUnrestorable,
  findDeletedPictures,
  moveToTrash,
  takeFromTrash,
} from '../../records/trash.ts'
import { productRepository } from '../products/repository.ts'
import { presentPictures } from './presenter.ts'
import { toRow } from './repository.ts'
import {
  appendPicture,
  createPicture,
  findByImage,
  listPictures,
  orderPictures,
  requirePicture,
  type StoredPicture,
  updatePicture,
} from './rules.ts'

/** A picture of a product after a write; `isNew` where the write has added it. */
type Written = { id: string; row: ProductWithPictures; isNew: boolean }
type PresentedWrite = Versioned<ProductPicture> & { isNew: boolean }

const kind = 'product-picture'

/**
 * The writes to the pictures of a product. Each is a write of the product: its `If-Match`, its next version,
 * and one entry in the audit log.
 */
export function pictureWrites({ db, images }: Pick<ApiDeps, 'db' | 'images'>) {
  async function requireCurrent(trx: Database, request: RecordRequest) {
    const current = await productRepository(trx).require(request.params.id)
    requireIfMatch(request, current)
    return { current, pictures: listPictures(current) }
  }

  /** Appends the picture, unless the product has it already. */
  async function append(
    trx: Database,
    request: RecordRequest,
    added: StoredPicture,
  ): Promise<Written> {
    const { current, pictures } = await requireCurrent(trx, request)
    const twin = findByImage(pictures, added.image_id)
    if (twin) return { id: twin.id, row: current, isNew: false }
    const all = appendPicture(pictures, added)
    const row = await productRepository(trx).updatePictures(current, all, requireAuthor(request))
    return { id: added.id, row, isNew: true }
  }

  return {
    async add(request: RecordRequest, body: ProductPictureCreate): Promise<PresentedWrite> {
      return idempotentCreate(
        request,
        { db, images },
        {
          check: () => requireCurrent(db, request),
          async create(trx, imageId) {
            if (imageId === null) throw invalid({ image: pictureMessages.required })
            return append(trx, request, createPicture(imageId, body))
          },
          isNew: (written) => written.isNew,
          async require(trx, id) {
            const row = await productRepository(trx).require(request.params.id)
            requirePicture(listPictures(row), id)
            return { id, row, isNew: true }
          },
          present: presentWritten,
        },
      )
    },

    async update(
      request: RecordRequest,
      id: string,
      body: ProductPictureUpdate,
    ): Promise<Versioned<ProductPicture>> {
      const author = requireAuthor(request)
      // Rejects what cannot be saved before the picture is processed, which takes a second.
      if (request.upload) requirePicture((await requireCurrent(db, request)).pictures, id)
      return images.writeWithUpload(request.upload, async (trx, imageId) => {
        const { current, pictures } = await requireCurrent(trx, request)
        const before = requirePicture(pictures, id)
        const changes = { ...body, ...(imageId !== null && { image_id: imageId }) }
        const all = updatePicture(pictures, id, changes)
        const row = await productRepository(trx).updatePictures(current, all, author)
        const value = await presentWritten(trx, { id, row, isNew: false })
        return { value, released: [before.image_id] }
      })
    },

    async order(request: RecordRequest, ids: string[]): Promise<Versioned<ProductPicture[]>> {
      const author = requireAuthor(request)
      return catalogueTransaction(db, async (trx) => {
        const { current, pictures } = await requireCurrent(trx, request)
        const all = orderPictures(pictures, ids)
        if (all.length === 0) return { version: versionOf(current), data: [] }
        const row = await productRepository(trx).updatePictures(current, all, author)
        return { version: versionOf(row), data: await presentAll(trx, row) }
      })
    },

    /** The next picture moves up; this one can be restored for an hour. */
    async remove(request: RecordRequest, id: string): Promise<Versioned<null>> {
      const author = requireAuthor(request)
      const { pictures } = await requireCurrent(db, request)
      const seen = await images.capture([requirePicture(pictures, id).image_id])
      return images.writeWithPictures([], async (trx) => {
        const { current, pictures } = await requireCurrent(trx, request)
        const removed = requirePicture(pictures, id)
        const captured = await images.capture([removed.image_id], trx, seen)
        await moveToTrash(trx, { kind, id }, [toRow(removed, current.id, 1)], captured)
        const others = pictures.filter((picture) => picture !== removed)
        const row = await productRepository(trx).updatePictures(current, others, author)
        return { value: { version: versionOf(row), data: null }, released: [removed.image_id] }
      })
    },

    /** It comes back as the last one. */
    async restore(request: RecordRequest, id: string): Promise<Versioned<ProductPicture>> {
      const captured = await findDeletedPictures(db, id)
      const restoring = images.writeWithPictures(captured, async (trx) => {
        await requireCurrent(trx, request)
        const [deleted] = await takeFromTrash<ProductPictureRow>(trx, { kind, id })
        if (!deleted?.image_id || deleted.product_id !== request.params.id)
          throw notFound(pictureMessages.notFound)
        const { product_id: _, position: __, ...picture } = deleted
        const written = await append(trx, request, picture)
        return { value: await presentWritten(trx, written), released: [] }
      })
      return restoring.catch(explainUnrestorable)
    },
  }
}

async function presentWritten(trx: Database, { id, row, isNew }: Written): Promise<PresentedWrite> {
  const data = (await presentAll(trx, row)).find((picture) => picture._id === id)
  if (!data) throw notFound(pictureMessages.notFound)
  return { version: versionOf(row), data, isNew }
}

async function presentAll(trx: Database, row: ProductWithPictures): Promise<ProductPicture[]> {
  const pictures = listPictures(row)
  const ids = pictures.map(({ image_id }) => image_id)
  return presentPictures(pictures, await findImages(trx, ids))
}
