import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { success } from '../../../contract/envelope.ts'
import { apiPaths } from '../../../contract/paths.ts'
import { productDetailsSchema } from '../../../contract/products/product-details.ts'
import type { ApiDeps } from '../../deps.ts'
import { idParams } from '../../http/resources/params.ts'
import { sendRecord } from '../../http/resources/record-etag.ts'
import { versionRoutes } from '../../http/resources/version-routes.ts'
import { productResource } from './resource.ts'
import { toggleFeatured } from './save.ts'

/** Routes for a product's versions, and to feature it. */
export const productActionRoutes: FastifyPluginAsyncZod<ApiDeps> = async (app, deps) => {
  versionRoutes(app, deps, {
    paths: { versions: apiPaths.productHistory, restore: apiPaths.productVersionRestore },
    noun: 'product',
    schema: productDetailsSchema,
    resource: productResource,
  })

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
}
