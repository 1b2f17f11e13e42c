import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { emptySchema, succeed, success } from '../../../contract/envelope.ts'
import { apiPaths } from '../../../contract/paths.ts'
import { productDetailsSchema } from '../../../contract/pictures/picture.ts'
import { productCreateSchema, productJsonSchema } from '../../../contract/products/product.ts'
import type { ApiDeps } from '../../deps.ts'
import { failureResponse } from '../../http/description/api-docs.ts'
import { idParams } from '../../http/resources/params.ts'
import { deleteRecord, restoreRecord } from '../../http/resources/record-actions.ts'
import { sendRecord } from '../../http/resources/record-etag.ts'
import { versionRoutes } from '../../http/resources/version-routes.ts'
import { productResource } from './resource.ts'
import { createProduct, toggleFeatured } from './save.ts'

/** Routes for further actions on a product: create from JSON with a gallery item, feature, delete, restore. */
export const productActionRoutes: FastifyPluginAsyncZod<ApiDeps> = async (app, deps) => {
  versionRoutes(app, deps, {
    paths: { versions: apiPaths.productHistory, restore: apiPaths.productVersionRestore },
    noun: 'product',
    schema: productDetailsSchema,
    resource: productResource,
  })

  app.post(
    apiPaths.productJson,
    {
      config: { creates: true },
      schema: {
        summary: 'Create a product without a picture; with `gallery`, a gallery item as well',
        body: productJsonSchema,
        response: { 201: success(productDetailsSchema) },
      },
    },
    async (request, reply) => {
      const { gallery, ...fields } = request.body
      const body = productCreateSchema.parse(fields)
      const product = await createProduct(deps, request, body, gallery)
      return sendRecord(reply.code(201), product)
    },
  )

  app.put(
    apiPaths.productFeatured,
    {
      schema: {
        summary: 'Feature a product, or no longer',
        params: idParams,
        response: { 200: success(productDetailsSchema) },
      },
    },
    async (request, reply) => sendRecord(reply, await toggleFeatured(deps, request)),
  )

  app.delete(
    apiPaths.product,
    {
      schema: { summary: 'Delete a product', params: idParams, response: { 200: emptySchema } },
    },
    async (request) => succeed(await deleteRecord(deps, productResource, request)),
  )

  app.post(
    apiPaths.productRestore,
    {
      schema: {
        summary: 'Bring a product back that was deleted within the last hour',
        params: idParams,
        response: {
          200: success(productDetailsSchema),
          409: failureResponse(
            'Its category is gone as well, or it no longer fits within the limits',
          ),
        },
      },
    },
    async (request, reply) =>
      sendRecord(reply, await restoreRecord(deps, productResource, request)),
  )
}
