import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  categoryCountSchema,
  categoryQuerySchema,
  categorySchema,
  subcategorySchema,
} from '../../../contract/categories/category.ts'
import { list, succeed } from '../../../contract/envelope.ts'
import { apiPaths } from '../../../contract/paths.ts'
import type { ApiDeps } from '../../deps.ts'
import { showsVisibility } from '../../http/resources/list-visibility.ts'
import { idParams } from '../../http/resources/params.ts'
import {
  countProductsByCategory,
  readAll,
  readForStaff,
  readMain,
  readSubcategories,
} from './read.ts'

/** Routes for lists of categories, and for their numbers of products. */
export const categoryListRoutes: FastifyPluginAsyncZod<ApiDeps> = async (app, { db }) => {
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
    async () => succeed(await countProductsByCategory(db)),
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
}
