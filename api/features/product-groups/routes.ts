import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { list, succeed } from '../../../contract/envelope.ts'
import { labelReportSchema } from '../../../contract/labels/label-report.ts'
import { apiPaths } from '../../../contract/paths.ts'
import {
  productGroupCreateSchema,
  productGroupSchema,
  productGroupUpdateSchema,
} from '../../../contract/product-groups/product-group.ts'
import type { ApiDeps } from '../../deps.ts'
import { recordRoutes } from '../../http/record-routes.ts'
import { route } from '../../http/route.ts'
import { readLabelReport } from './label-report.ts'
import { presentProductGroup } from './presenter.ts'
import { productGroupRecord } from './record.ts'
import { productGroupRepository } from './repository.ts'

/** The calls of the API about product groups. */
export const productGroupRoutes: FastifyPluginAsyncZod<ApiDeps> = async (app, deps) => {
  app.get(apiPaths.productGroups, productGroupsRoute, async () => {
    const rows = await productGroupRepository(deps.db).listAll()
    return succeed(rows.map(presentProductGroup))
  })
  app.get(apiPaths.labelReport, labelReportRoute, async () =>
    succeed(await readLabelReport(deps.db)),
  )

  await app.register(recordRoutes(deps, productGroupRecord, routeOptions))
}

const productGroupsRoute = route(
  'Every product group, by order, then by name',
  list(productGroupSchema),
  { config: { access: 'public' } },
)
const labelReportRoute = route(
  'Products whose label lacks something, or says what it had better not',
  list(labelReportSchema),
)

const routeOptions = {
  path: apiPaths.productGroups,
  access: 'public' as const,
  noun: 'product group',
  record: productGroupSchema,
  create: { body: productGroupCreateSchema },
  update: { body: productGroupUpdateSchema },
  conflicts: {
    create: 'Another group has this name, or the key has made something else',
    update: 'Another group has this name',
    remove: 'A product is in it',
    restore: 'Another group has its name',
  },
}
