import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { list, succeed } from '../../../contract/envelope.ts'
import { productGroupQuerySchema, productGroupSchema } from '../../../contract/groups/group.ts'
import { labelReportSchema } from '../../../contract/labels/label-report.ts'
import { apiPaths } from '../../../contract/paths.ts'
import type { ApiDeps } from '../../deps.ts'
import { showsVisibility } from '../../http/resources/list-visibility.ts'
import { readLabelReport } from './label-report.ts'
import { presentProductGroup } from './presenter.ts'
import { productGroupRepository } from './repository.ts'

/** The routes of all product groups, and of what their labels lack. */
export const productGroupListRoutes: FastifyPluginAsyncZod<ApiDeps> = async (app, { db }) => {
  app.get(
    apiPaths.productGroups,
    {
      config: { access: 'public', variesForStaff: true },
      schema: {
        summary: 'Every product group, by order, then by name',
        querystring: productGroupQuerySchema,
        response: { 200: list(productGroupSchema) },
      },
    },
    async (request) => {
      const { visibility } = request.query
      await showsVisibility(request, visibility)
      const rows = await productGroupRepository(db).listAll(visibility)
      return succeed(rows.map((row) => presentProductGroup(row, row.listed_products)))
    },
  )

  app.get(
    apiPaths.labelReport,
    {
      schema: {
        summary: 'Products whose label lacks something, or says what it had better not',
        response: { 200: list(labelReportSchema) },
      },
    },
    async () => succeed(await readLabelReport(db)),
  )
}
