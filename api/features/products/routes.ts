import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { emptySchema, succeed, success } from '../../../contract/envelope.ts'
import { apiPaths } from '../../../contract/paths.ts'
import {
  productCreateBodySchema,
  productCreateSchema,
  productJsonSchema,
  productUpdateSchema,
} from '../../../contract/products/product.ts'
import { productDetailsSchema } from '../../../contract/products/product-details.ts'
import { textsQuerySchema } from '../../../contract/text/texts-query.ts'
import type { ApiDeps } from '../../deps.ts'
import { failureResponse } from '../../http/description/api-docs.ts'
import { idParams } from '../../http/resources/params.ts'
import { deleteRecord, readRecord, restoreRecord } from '../../http/resources/record-actions.ts'
import { sendRecord } from '../../http/resources/record-etag.ts'
import { withVisibility } from '../../records/visibility.ts'
import { toPublic } from './presenter.ts'
import { productResource } from './resource.ts'
import { createProduct, updateProduct } from './save.ts'

/** Routes for one product: read from the database, create, change, delete, restore. */
export const productRoutes: FastifyPluginAsyncZod<ApiDeps> = async (app, deps) => {
  app.get(
    apiPaths.product,
    {
      config: { access: 'public', variesForStaff: true, edgeRecord: 'product' },
      schema: {
        summary: 'One product',
        params: idParams,
        querystring: textsQuerySchema,
        response: { 200: success(productDetailsSchema) },
      },
    },
    async ({ params, session }, reply) => {
      const { etagVersion, data } = await readRecord(deps, productResource, params.id)
      return sendRecord(reply, {
        etagVersion,
        data: session ? withVisibility(data) : toPublic(data),
      })
    },
  )

  app.post(
    apiPaths.products,
    {
      config: { upload: true, creates: true },
      schema: {
        summary: 'Create a product, with a picture if you like',
        body: productCreateBodySchema,
        response: { 201: success(productDetailsSchema) },
      },
    },
    async (request, reply) =>
      sendRecord(reply.code(201), await createProduct(deps, request, request.body)),
  )

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
    apiPaths.product,
    {
      config: { upload: true },
      schema: {
        summary: 'Change a product; what is left out stays as it is',
        params: idParams,
        body: productUpdateSchema,
        response: { 200: success(productDetailsSchema) },
      },
    },
    async (request, reply) => sendRecord(reply, await updateProduct(deps, request, request.body)),
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
