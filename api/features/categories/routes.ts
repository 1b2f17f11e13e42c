import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  categoryCountSchema,
  categoryCreateSchema,
  categorySchema,
  categoryUpdateSchema,
  navSettingsSchema,
  subcategorySchema,
} from '../../../contract/categories/category.ts'
import { list, succeed, success } from '../../../contract/envelope.ts'
import { apiPaths } from '../../../contract/paths.ts'
import type { ApiDeps } from '../../deps.ts'
import { idParams } from '../../http/params.ts'
import { editRecord } from '../../http/record-handlers.ts'
import { recordRoutes } from '../../http/record-routes.ts'
import { route } from '../../http/route.ts'
import { readAll, readCounts, readMain, readSubcategories } from './read.ts'
import { categoryRecord, settingsColumns } from './record.ts'

const config = { access: 'public' } as const

/** The calls of the API about categories. */
export const categoryRoutes: FastifyPluginAsyncZod<ApiDeps> = async (app, deps) => {
  const { db } = deps

  app.get(apiPaths.categories, categoriesRoute, async () => succeed(await readAll(db)))
  app.get(apiPaths.mainCategories, mainCategoriesRoute, async () => succeed(await readMain(db)))
  app.get(apiPaths.categoryProductCounts, categoryProductCountsRoute, async () =>
    succeed(await readCounts(db)),
  )
  app.get(apiPaths.subcategories, subcategoriesRoute, async ({ params }) =>
    succeed(await readSubcategories(db, params.id)),
  )
  app.patch(apiPaths.categoryNavSettings, categoryNavSettingsRoute, (request, reply) =>
    editRecord(deps, categoryRecord, request, reply, async () => settingsColumns(request.body)),
  )

  await app.register(recordRoutes(deps, categoryRecord, routeOptions))
}

const routeOptions = {
  path: apiPaths.categories,
  access: 'public' as const,
  noun: 'category',
  alsoDeleted: 'its subcategories',
  record: categorySchema,
  create: { body: categoryCreateSchema },
  update: { body: categoryUpdateSchema },
  conflicts: {
    create: 'Another category beside it has this name, or the key has made something else',
    update: 'Another category beside it has this name',
    remove: 'A product is in it, or in one of its subcategories',
    restore: 'Its parent is gone, or another category has its name',
  },
}

const categoriesRoute = route('Every category, both levels, in order', list(categorySchema), {
  config,
})
const mainCategoriesRoute = route('The main categories, in order', list(categorySchema), { config })
const categoryProductCountsRoute = route(
  'How many products each category has; its subcategories count',
  list(categoryCountSchema),
)
const subcategoriesRoute = route(
  'The subcategories of a category, in order',
  list(subcategorySchema),
  { config, params: idParams },
)
const categoryNavSettingsRoute = route(
  'Change where and in which order a category is shown',
  success(categorySchema),
  { params: idParams, body: navSettingsSchema },
)
