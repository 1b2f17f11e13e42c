import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { emptySchema, success } from '../../../contract/envelope.ts'
import { apiPaths } from '../../../contract/paths.ts'
import {
  productCreateSchema,
  productJsonSchema,
  productSchema,
  productUpdateSchema,
} from '../../../contract/product.ts'
import { createOnce } from '../../create-once.ts'
import { deletedRecords } from '../../db/deleted-records.ts'
import { insertGalleryItem } from '../../db/gallery-items.ts'
import type { ProductRow } from '../../db/product-row.ts'
import type { Database } from '../../db/schema.ts'
import type { ApiDeps } from '../../deps.ts'
import { idParams } from '../../params.ts'
import { failureAnswer } from '../../plugins/api-docs.ts'
import { requireIfMatch } from '../../plugins/etag.ts'
import { requireAuthor } from '../../plugins/session.ts'
import { explainLostCategory } from '../../restoring.ts'
import { productChanges } from './changes.ts'
import { type ProductState, showProduct } from './read.ts'
import { productRepository } from './repository.ts'

const tags = ['Products']
const answer = success(productSchema)

type RecordRequest = FastifyRequest<{ Params: { id: string } }>

/** What the staff may do to products. */
export const productWriteRoutes: FastifyPluginAsyncZod<ApiDeps> = async (app, deps) => {
  const { db, images } = deps
  app.post(
    apiPaths.products,
    {
      config: { upload: true, creates: true },
      schema: {
        tags,
        summary: 'Create a product, with a picture if you like',
        body: productCreateSchema,
        response: { 201: answer },
      },
    },
    async (request, reply) => {
      const { body } = request
      const author = requireAuthor(request)
      const saved = await createOnce(request, deps, {
        ...making,
        check: () => productChanges(db).prepare(body, null),
        create: (trx, imageId) => productChanges(trx).create(body, { author, imageId }),
      })
      return send(reply.code(201), saved)
    },
  )

  app.post(
    apiPaths.productJson,
    {
      config: { creates: true },
      schema: {
        tags,
        summary: 'Create a product without a picture; with `gallery`, a gallery item as well',
        body: productJsonSchema,
        response: { 201: answer },
      },
    },
    async (request, reply) => {
      const { gallery, ...fields } = request.body
      const author = requireAuthor(request)
      const body = productCreateSchema.parse(fields)
      const saved = await createOnce(request, deps, {
        ...making,
        check: () => productChanges(db).prepare(body, null),
        create: async (trx, imageId) => {
          const row = await productChanges(trx).create(body, { author, imageId })
          if (gallery) await insertGalleryItem(trx, describeInGallery(row), author)
          return row
        },
      })
      return send(reply.code(201), saved)
    },
  )

  app.put(
    apiPaths.product,
    {
      config: { upload: true },
      schema: {
        tags,
        summary: 'Change a product; what is left out stays as it is',
        params: idParams,
        body: productUpdateSchema,
        response: { 200: answer },
      },
    },
    async (request, reply) => {
      const { body, upload } = request
      const author = requireAuthor(request)
      if (upload) await productChanges(db).prepare(body, await requireCurrent(db, request))
      const saved = await images.change(upload, async (trx, imageId) => {
        const current = await requireCurrent(trx, request)
        const row = await productChanges(trx).update(current, body, { author, imageId })
        const released = row.image_id === current.image_id ? [] : [current.image_id]
        return { value: await showProduct(trx, row), released }
      })
      return send(reply, saved)
    },
  )

  app.put(
    apiPaths.productFeatured,
    {
      schema: {
        tags,
        summary: 'Feature a product, or no longer',
        params: idParams,
        response: { 200: answer },
      },
    },
    async (request, reply) => {
      const author = requireAuthor(request)
      const saved = await images.change(null, async (trx) => {
        const current = await requireCurrent(trx, request)
        const row = await productChanges(trx).toggleFeatured(current, author)
        return { value: await showProduct(trx, row), released: [] }
      })
      return send(reply, saved)
    },
  )

  app.delete(
    apiPaths.product,
    {
      schema: {
        tags,
        summary: 'Delete a product',
        params: idParams,
        response: { 200: emptySchema },
      },
    },
    async (request) => {
      const author = requireAuthor(request)
      const { image_id } = await requireCurrent(db, request)
      const pictures = await images.capture([image_id])
      await images.change(null, async (trx) => {
        const current = await requireCurrent(trx, request)
        await productChanges(trx).remove(current, author, pictures)
        return { value: undefined, released: [current.image_id] }
      })
      return { success: true as const, data: null }
    },
  )

  app.post(
    apiPaths.productRestore,
    {
      schema: {
        tags,
        summary: 'Bring a product back that was deleted within the last hour',
        params: idParams,
        response: { 200: answer, 409: failureAnswer('Its category is gone as well') },
      },
    },
    async (request, reply) => {
      const author = requireAuthor(request)
      const { id } = request.params
      const pictures = await deletedRecords(db).findPictures({ kind: 'product', id })
      const restoring = images.place(pictures, async (trx) => {
        const row = await productChanges(trx).restore(id, author)
        return { value: await showProduct(trx, row), released: [] }
      })
      return send(reply, await restoring.catch(explainLostCategory))
    },
  )
}

const making = {
  require: (trx: Database, id: string) => productRepository(trx).require(id),
  show: showProduct,
}

/** The product that a request names, as the caller saw it. */
async function requireCurrent(db: Database, request: RecordRequest): Promise<ProductRow> {
  const current = await productRepository(db).require(request.params.id)
  requireIfMatch(request, current)
  return current
}

function send(reply: FastifyReply, { version, product }: ProductState) {
  reply.recordVersion(version)
  return { success: true as const, data: product }
}

function describeInGallery(row: ProductRow) {
  return {
    title: row.name,
    description: row.description,
    category_id: row.category_id,
    subcategory_id: row.subcategory_id,
  }
}
