import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  categoryCountSchema,
  categorySchema,
  subcategorySchema,
} from '../../../contract/category.ts'
import { list, success } from '../../../contract/envelope.ts'
import { apiPaths } from '../../../contract/paths.ts'
import type { ApiDeps } from '../../deps.ts'
import { idParams } from '../../http/params.ts'
import { recordHandlers } from '../../http/record-handlers.ts'
import { readAll, readCounts, readMain, readSubcategories } from './read.ts'
import { categoryRecord } from './record.ts'
import { categoryWriteRoutes } from './write-routes.ts'

const config = { access: 'public' } as const

/** Categories: what anybody may read and, further on, what the staff may change. */
export const categoryRoutes: FastifyPluginAsyncZod<ApiDeps> = async (app, deps) => {
  const { db } = deps

  app.get(
    apiPaths.categories,
    {
      config,
      schema: {
        summary: 'Every category, both levels, in order',
        response: { 200: list(categorySchema) },
      },
    },
    async () => ({ success: true as const, data: await readAll(db) }),
  )

  app.get(
    apiPaths.mainCategories,
    {
      config,
      schema: { summary: 'The main categories, in order', response: { 200: list(categorySchema) } },
    },
    async () => ({ success: true as const, data: await readMain(db) }),
  )

  app.get(
    apiPaths.categoryProductCounts,
    {
      schema: {
        summary: 'How many products each category has; its subcategories count',
        response: { 200: list(categoryCountSchema) },
      },
    },
    async () => ({ success: true as const, data: await readCounts(db) }),
  )

  app.get(
    apiPaths.category,
    {
      config,
      schema: {
        summary: 'One category',
        params: idParams,
        response: { 200: success(categorySchema) },
      },
    },
    (request, reply) => recordHandlers(deps, categoryRecord).read(request, reply),
  )

  app.get(
    apiPaths.subcategories,
    {
      config,
      schema: {
        summary: 'The subcategories of a category, in order',
        params: idParams,
        response: { 200: list(subcategorySchema) },
      },
    },
    async ({ params }) => ({
      success: true as const,
      data: await readSubcategories(db, params.id),
    }),
  )

  await app.register(categoryWriteRoutes, deps)
}
