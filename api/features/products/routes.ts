import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { success } from '../../../contract/envelope.ts'
import { apiPaths } from '../../../contract/paths.ts'
import { productDetailsSchema } from '../../../contract/pictures/picture.ts'
import { productCreateBodySchema, productUpdateSchema } from '../../../contract/products/product.ts'
import { textsQuerySchema } from '../../../contract/text/texts-query.ts'
import type { ApiDeps } from '../../deps.ts'
import { idParams } from '../../http/resources/params.ts'
import { readRecord } from '../../http/resources/record-actions.ts'
import { sendRecord } from '../../http/resources/record-etag.ts'
import { withVisibility } from '../../records/visibility.ts'
import { toPublic } from './read.ts'
import { productResource } from './resource.ts'
import { createProduct, updateProduct } from './save.ts'

/** Routes for one product: read from the database, create, change. */
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
}
