import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { emptySchema, succeed, success } from '../../../contract/envelope.ts'
import {
  productGroupCreateSchema,
  productGroupSchema,
  productGroupUpdateSchema,
} from '../../../contract/groups/group.ts'
import { apiPaths } from '../../../contract/paths.ts'
import { textsQuerySchema } from '../../../contract/text/texts-query.ts'
import type { ApiDeps } from '../../deps.ts'
import { failureResponse } from '../../http/description/api-docs.ts'
import { idParams } from '../../http/resources/params.ts'
import { deleteRecord, restoreRecord } from '../../http/resources/record-actions.ts'
import { etagVersionOf, sendRecord } from '../../http/resources/record-etag.ts'
import { versionRoutes } from '../../http/resources/version-routes.ts'
import { presentProductGroup } from './presenter.ts'
import { productGroupRepository } from './repository.ts'
import { groupResource } from './resource.ts'
import { createGroup, updateGroup } from './save.ts'

/** The routes of one product group. */
export const productGroupRoutes: FastifyPluginAsyncZod<ApiDeps> = async (app, deps) => {
  const { db } = deps
  versionRoutes(app, deps, {
    paths: {
      versions: apiPaths.productGroupHistory,
      restore: apiPaths.productGroupVersionRestore,
    },
    noun: 'product group',
    schema: productGroupSchema,
    resource: groupResource,
  })

  app.get(
    apiPaths.productGroup,
    {
      config: { access: 'public', variesForStaff: true, edgeRecord: 'product-group' },
      schema: {
        summary: 'One product group',
        params: idParams,
        querystring: textsQuerySchema,
        response: { 200: success(productGroupSchema) },
      },
    },
    async ({ params, session }, reply) => {
      const row = await productGroupRepository(db).get(params.id)
      const products = session ? row.products : row.listed_products
      const data = presentProductGroup(row, products)
      return sendRecord(reply, { etagVersion: etagVersionOf(row), data })
    },
  )

  app.post(
    apiPaths.productGroups,
    {
      config: { creates: true },
      schema: {
        summary: 'Create a product group',
        body: productGroupCreateSchema,
        response: {
          201: success(productGroupSchema),
          409: failureResponse('Another group has this name, or the key has made something else'),
        },
      },
    },
    async (request, reply) =>
      sendRecord(reply.code(201), await createGroup(deps, request, request.body)),
  )

  app.put(
    apiPaths.productGroup,
    {
      schema: {
        summary: 'Change a product group; what is left out stays as it is',
        params: idParams,
        body: productGroupUpdateSchema,
        response: {
          200: success(productGroupSchema),
          409: failureResponse('Another group has this name'),
        },
      },
    },
    async (request, reply) => sendRecord(reply, await updateGroup(deps, request, request.body)),
  )

  app.delete(
    apiPaths.productGroup,
    {
      schema: {
        summary: 'Delete a product group',
        params: idParams,
        response: { 200: emptySchema, 409: failureResponse('A product is in it') },
      },
    },
    async (request) => succeed(await deleteRecord(deps, groupResource, request)),
  )

  app.post(
    apiPaths.productGroupRestore,
    {
      schema: {
        summary: 'Bring a product group back that was deleted within the last hour',
        params: idParams,
        response: {
          200: success(productGroupSchema),
          409: failureResponse(
            'Another group has its name, or it no longer fits within the limits',
          ),
        },
      },
    },
    async (request, reply) => sendRecord(reply, await restoreRecord(deps, groupResource, request)),
  )
}
