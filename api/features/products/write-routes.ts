import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { emptySchema, success } from '../../../contract/envelope.ts'
import { apiPaths } from '../../../contract/paths.ts'
import {
  productCreateSchema,
  productJsonSchema,
  productSchema,
  productUpdateSchema,
} from '../../../contract/product.ts'
import type { ProductRow } from '../../db/product-row.ts'
import type { ApiDeps } from '../../deps.ts'
import { failureAnswer } from '../../http/api-docs.ts'
import { idParams } from '../../http/params.ts'
import { recordHandlers } from '../../http/record-handlers.ts'
import { galleryItemWriter } from '../../records/gallery-items.ts'
import { productRecord } from './record.ts'

const answer = success(productSchema)

/** What the staff may do to products. */
export const productWriteRoutes: FastifyPluginAsyncZod<ApiDeps> = async (app, deps) => {
  const products = recordHandlers(deps, productRecord)

  app.post(
    apiPaths.products,
    {
      config: { upload: true, creates: true },
      schema: {
        summary: 'Create a product, with a picture if you like',
        body: productCreateSchema,
        response: { 201: answer },
      },
    },
    (request, reply) => products.create(request, reply, request.body),
  )

  app.post(
    apiPaths.productJson,
    {
      config: { creates: true },
      schema: {
        summary: 'Create a product without a picture; with `gallery`, a gallery item as well',
        body: productJsonSchema,
        response: { 201: answer },
      },
    },
    (request, reply) => {
      const { gallery, ...fields } = request.body
      return products.create(
        request,
        reply,
        productCreateSchema.parse(fields),
        async (trx, row, author) => {
          if (gallery) await galleryItemWriter(trx).insert(toGalleryItem(row), author)
        },
      )
    },
  )

  app.put(
    apiPaths.product,
    {
      config: { upload: true },
      schema: {
        summary: 'Change a product; what is left out stays as it is',
        params: idParams,
        body: productUpdateSchema,
        response: { 200: answer },
      },
    },
    (request, reply) => products.update(request, reply, request.body),
  )

  app.put(
    apiPaths.productFeatured,
    {
      schema: {
        summary: 'Feature a product, or no longer',
        params: idParams,
        response: { 200: answer },
      },
    },
    (request, reply) =>
      products.edit(request, reply, (current) => ({ featured: current.featured ? 0 : 1 })),
  )

  app.delete(
    apiPaths.product,
    {
      schema: { summary: 'Delete a product', params: idParams, response: { 200: emptySchema } },
    },
    (request) => products.remove(request),
  )

  app.post(
    apiPaths.productRestore,
    {
      schema: {
        summary: 'Bring a product back that was deleted within the last hour',
        params: idParams,
        response: { 200: answer, 409: failureAnswer('Its category is gone as well') },
      },
    },
    (request, reply) => products.restore(request, reply),
  )
}

function toGalleryItem(row: ProductRow) {
  return {
    title: row.name,
    description: row.description,
    category_id: row.category_id,
    subcategory_id: row.subcategory_id,
  }
}
