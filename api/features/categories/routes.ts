import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  categoryCountSchema,
  categoryCreateSchema,
  categoryNavSettingsSchema,
  categoryQuerySchema,
  categorySchema,
  categoryUpdateSchema,
  subcategorySchema,
} from '../../../contract/categories/category.ts'
import { emptySchema, list, succeed, success } from '../../../contract/envelope.ts'
import { apiPaths } from '../../../contract/paths.ts'
import type { ApiDeps } from '../../deps.ts'
import { failureResponse } from '../../http/description/api-docs.ts'
import { historyRoutes } from '../../http/handlers/history-routes.ts'
import { showsVisibility } from '../../http/handlers/list-visibility.ts'
import { idParams } from '../../http/handlers/params.ts'
import { resourceHandlers, sendRecord } from '../../http/handlers/resource-handlers.ts'
import { toPublic, toStaffList } from './presenter.ts'
import { readAll, readCounts, readForStaff, readMain, readSubcategories } from './read.ts'
import { categoryRepository } from './repository.ts'
import { presentOne, toCategoryColumns, toSettingsColumns } from './resource.ts'
import { writePast } from './write-past.ts'

/** The routes of categories. */
export const categoryRoutes: FastifyPluginAsyncZod<ApiDeps> = async (app, deps) => {
  const { db } = deps
  const categories = resourceHandlers(deps, {
    kind: 'category',
    repository: categoryRepository,
    present: presentOne,
    writePast,
  })
  historyRoutes(app, {
    paths: { history: apiPaths.categoryHistory, restore: apiPaths.categoryVersionRestore },
    noun: 'category',
    schema: categorySchema,
    handlers: categories,
  })

  app.get(
    apiPaths.categories,
    {
      config: { access: 'public', variesForStaff: true },
      schema: {
        summary: 'Every category, both levels, in order',
        querystring: categoryQuerySchema,
        response: { 200: list(categorySchema) },
      },
    },
    async (request) => {
      const { visibility } = request.query
      const isForStaff = await showsVisibility(request, visibility)
      return succeed(await (isForStaff ? readForStaff(db, visibility) : readAll(db)))
    },
  )

  app.get(
    apiPaths.mainCategories,
    {
      config: { access: 'public' },
      schema: {
        summary: 'The main categories, in order',
        response: { 200: list(categorySchema) },
      },
    },
    async () => succeed(await readMain(db)),
  )

  app.get(
    apiPaths.categoryProductCounts,
    {
      schema: {
        summary: 'How many products each category has; its subcategories count',
        response: { 200: list(categoryCountSchema) },
      },
    },
    async () => succeed(await readCounts(db)),
  )

  app.get(
    apiPaths.subcategories,
    {
      config: { access: 'public' },
      schema: {
        summary: 'The subcategories of a category, in order',
        params: idParams,
        response: { 200: list(subcategorySchema) },
      },
    },
    async ({ params }) => succeed(await readSubcategories(db, params.id)),
  )

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
    async (request, reply) => {
      const { body } = request
      const category = await categories.update(request, async () => toSettingsColumns(body))
      return sendRecord(reply, category)
    },
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
      const { version, data } = await categories.read(params.id)
      const [forStaff = data] = toStaffList([data])
      return sendRecord(reply, { version, data: session ? forStaff : toPublic(data) })
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
    async (request, reply) => {
      const { body } = request
      const category = await categories.create(request, (trx) => toCategoryColumns(trx, body, null))
      return sendRecord(reply.code(201), category)
    },
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
    async (request, reply) => {
      const { body } = request
      const category = await categories.update(request, (trx, current) =>
        toCategoryColumns(trx, body, current),
      )
      return sendRecord(reply, category)
    },
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
    async (request) => succeed(await categories.remove(request)),
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
    async (request, reply) => sendRecord(reply, await categories.restore(request)),
  )
}
