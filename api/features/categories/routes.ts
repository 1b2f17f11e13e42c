import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  categoryCreateSchema,
  categoryNavSettingsSchema,
  categorySchema,
  categoryUpdateSchema,
} from '../../../contract/categories/category.ts'
import { emptySchema, succeed, success } from '../../../contract/envelope.ts'
import { apiPaths } from '../../../contract/paths.ts'
import type { ApiDeps } from '../../deps.ts'
import { failureResponse } from '../../http/description/api-docs.ts'
import { idParams } from '../../http/resources/params.ts'
import { deleteRecord, readRecord, restoreRecord } from '../../http/resources/record-actions.ts'
import { sendRecord } from '../../http/resources/record-etag.ts'
import { versionRoutes } from '../../http/resources/version-routes.ts'
import { toPublic, toStaffList } from './presenter.ts'
import { categoryResource } from './resource.ts'
import { createCategory, updateCategory, updateNavSettings } from './save.ts'

/** The routes of one category. */
export const categoryRoutes: FastifyPluginAsyncZod<ApiDeps> = async (app, deps) => {
  versionRoutes(app, deps, {
    paths: { versions: apiPaths.categoryHistory, restore: apiPaths.categoryVersionRestore },
    noun: 'category',
    schema: categorySchema,
    resource: categoryResource,
  })

  app.patch(
    apiPaths.categoryNavSettings,
    {
      schema: {
        summary: 'Change where and in which order a category is shown',
        params: idParams,
        body: categoryNavSettingsSchema,
        response: { 200: success(categorySchema) },
      },
    },
    async (request, reply) =>
      sendRecord(reply, await updateNavSettings(deps, request, request.body)),
  )

  app.get(
    apiPaths.category,
    {
      config: { access: 'public', variesForStaff: true, edgeRecord: 'category' },
      schema: {
        summary: 'One category',
        params: idParams,
        response: { 200: success(categorySchema) },
      },
    },
    async ({ params, session }, reply) => {
      const { etagVersion, data } = await readRecord(deps, categoryResource, params.id)
      const [forStaff = data] = toStaffList([data])
      return sendRecord(reply, { etagVersion, data: session ? forStaff : toPublic(data) })
    },
  )

  app.post(
    apiPaths.categories,
    {
      config: { upload: true, creates: true },
      schema: {
        summary: 'Create a category, with a picture if you like',
        body: categoryCreateSchema,
        response: {
          201: success(categorySchema),
          409: failureResponse(
            'Another category beside it has this name, or the key has made something else',
          ),
        },
      },
    },
    async (request, reply) =>
      sendRecord(reply.code(201), await createCategory(deps, request, request.body)),
  )

  app.put(
    apiPaths.category,
    {
      config: { upload: true },
      schema: {
        summary: 'Change a category; what is left out stays as it is',
        params: idParams,
        body: categoryUpdateSchema,
        response: {
          200: success(categorySchema),
          409: failureResponse('Another category beside it has this name'),
        },
      },
    },
    async (request, reply) => sendRecord(reply, await updateCategory(deps, request, request.body)),
  )

  app.delete(
    apiPaths.category,
    {
      schema: {
        summary: 'Delete a category and its subcategories',
        params: idParams,
        response: {
          200: emptySchema,
          409: failureResponse('A product is in it, or in one of its subcategories'),
        },
      },
    },
    async (request) => succeed(await deleteRecord(deps, categoryResource, request)),
  )

  app.post(
    apiPaths.categoryRestore,
    {
      schema: {
        summary:
          'Bring a category back, with its subcategories, that was deleted within the last hour',
        params: idParams,
        response: {
          200: success(categorySchema),
          409: failureResponse(
            'Its parent is gone, another category has its name, or it no longer fits within the limits',
          ),
        },
      },
    },
    async (request, reply) =>
      sendRecord(reply, await restoreRecord(deps, categoryResource, request)),
  )
}
