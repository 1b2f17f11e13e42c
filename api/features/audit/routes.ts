import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { auditEntrySchema, auditQuerySchema } from '../../../contract/audit-log.ts'
import { page } from '../../../contract/envelope.ts'
import { apiPaths } from '../../../contract/paths.ts'
import { snapshot } from '../../db/transaction.ts'
import type { ApiDeps } from '../../deps.ts'
import { paginate } from '../../http/pagination.ts'
import { auditLogRepository } from '../../records/audit-log.ts'
import { presentEntry } from './presenter.ts'

/** Who has written what, and when: for the staff to read, and for nobody to change. */
export const auditRoutes: FastifyPluginAsyncZod<ApiDeps> = async (app, { db }) => {
  app.get(
    apiPaths.auditLog,
    {
      schema: {
        summary: 'Every write, the newest first: who, when, from where, what before and after',
        querystring: auditQuerySchema,
        response: { 200: page(auditEntrySchema) },
      },
    },
    async ({ query }) => {
      const { rows, total } = await snapshot(db, (trx) => auditLogRepository(trx).list(query))
      return {
        success: true as const,
        data: rows.map(presentEntry),
        pagination: paginate(query, total),
      }
    },
  )
}
