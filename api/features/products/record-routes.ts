import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { success } from '../../../contract/envelope.ts'
import { apiPaths } from '../../../contract/paths.ts'
import {
  productCreateSchema,
  productJsonSchema,
  productSchema,
  productUpdateSchema,
} from '../../../contract/products/product.ts'
import type { ProductRow } from '../../db/product-row.ts'
import type { ApiDeps } from '../../deps.ts'
import { idParams } from '../../http/params.ts'
import { createRecord, editRecord } from '../../http/record-handlers.ts'
import { recordRoutes } from '../../http/record-routes.ts'
import { route } from '../../http/route.ts'
import { galleryItemRepository } from '../../shared/gallery-items.ts'
import { productRecord } from './record.ts'

/** The calls of the API about one product. */
export const productRecordRoutes: FastifyPluginAsyncZod<ApiDeps> = async (app, deps) => {
  app.post(apiPaths.productJson, productJsonRoute, (request, reply) => {
    const { gallery, ...fields } = request.body
    return createRecord(
      deps,
      productRecord,
      request,
      reply,
      productCreateSchema.parse(fields),
      async (trx, row, author) => {
        if (gallery) await galleryItemRepository(trx).insert(toGalleryItem(row), author)
      },
    )
  })

  app.put(apiPaths.productFeatured, productFeaturedRoute, (request, reply) =>
    editRecord(deps, productRecord, request, reply, async (current) => {
      const featured: 0 | 1 = current.featured ? 0 : 1
      return { featured }
    }),
  )

  await app.register(
    recordRoutes(deps, productRecord, {
      path: apiPaths.products,
      access: 'public' as const,
      variesForStaff: true as const,
      noun: 'product',
      record: productSchema,
      create: { body: productCreateSchema },
      update: { body: productUpdateSchema },
      conflicts: { restore: 'Its category is gone as well' },
    }),
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

const productJsonRoute = {
  config: { creates: true } as const,
  schema: {
    summary: 'Create a product without a picture; with `gallery`, a gallery item as well',
    body: productJsonSchema,
    response: { 201: success(productSchema) },
  },
}

const productFeaturedRoute = route('Feature a product, or no longer', success(productSchema), {
  params: idParams,
})
