import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { page, paginate, succeed } from '../../../contract/envelope.ts'
import {
  type AuditEntry,
  auditEntrySchema,
  auditQuerySchema,
} from '../../../contract/history/audit-log.ts'
import { apiPaths } from '../../../contract/paths.ts'
import { snapshot } from '../../db/transaction.ts'
import type { ApiDeps } from '../../deps.ts'
import { type AuditRow, listAuditEntries } from '../../records/audit-log-repository.ts'

/** The audit log, read-only. */
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
      const { rows, total } = await snapshot(db, (trx) => listAuditEntries(trx, query))
      return { ...succeed(rows.map(presentEntry)), pagination: paginate(query, total) }
    },
  )
}

/** An entry of the audit log for staff. */
function presentEntry(row: AuditRow): AuditEntry {
  return {
    _id: String(row.number),
    at: new Date(row.at).toISOString(),
    action: row.action,
    entity: row.entity,
    record: { _id: row.record_id, name: row.record_name },
    user: { _id: row.user_id, name: row.user_name },
    requestId: row.request_id,
    address: row.address,
    before: row.before === null ? null : JSON.parse(row.before),
    after: row.after === null ? null : JSON.parse(row.after),
  }
}
