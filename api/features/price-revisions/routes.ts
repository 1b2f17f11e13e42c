import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { list, page, paginate, succeed, success } from '../../../contract/envelope.ts'
import { messages } from '../../../contract/messages.ts'
import { apiPaths } from '../../../contract/paths.ts'
import { priceRevisionLimits } from '../../../contract/price-revisions/limits.ts'
import {
  priceEntrySchema,
  priceRevisionCreateSchema,
  priceRevisionQuerySchema,
  priceRevisionSchema,
  priceRevisionSummarySchema,
} from '../../../contract/price-revisions/price-revision.ts'
import { snapshot, writeTransaction } from '../../db/transaction.ts'
import type { ApiDeps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import { findCreated, readIdempotencyKey } from '../../http/resources/idempotency.ts'
import { idParams } from '../../http/resources/params.ts'
import { sendRecord } from '../../http/resources/record-etag.ts'
import { requireAuthor } from '../../http/session.ts'
import { saveIdempotencyKey } from '../../records/idempotency-keys-repository.ts'
import { listPrices } from '../../records/price-history-repository.ts'
import { presentEntry, presentSummary } from './presenter.ts'
import { pricesRepository } from './prices-repository.ts'
import { presentForStaff } from './read.ts'
import { priceRevisionRepository } from './repository.ts'
import { draftRevision } from './revisions.ts'
import { applyOnTime } from './schedule.ts'

const response = success(priceRevisionSchema)

/** Routes for price revisions except their steps, and for past prices of a product. */
export const priceRevisionRoutes: FastifyPluginAsyncZod<ApiDeps> = async (app, deps) => {
  const { db } = deps
  applyOnTime(app, deps)

  app.get(
    apiPaths.priceRevisions,
    {
      schema: {
        summary: 'Price revisions without their lines, the newest first',
        querystring: priceRevisionQuerySchema,
        response: { 200: page(priceRevisionSummarySchema) },
      },
    },
    async ({ query }) => {
      const { rows, total } = await snapshot(db, (trx) => priceRevisionRepository(trx).list(query))
      return { ...succeed(rows.map(presentSummary)), pagination: paginate(query, total) }
    },
  )

  app.get(
    apiPaths.priceRevision,
    { schema: { summary: 'One price revision', params: idParams, response: { 200: response } } },
    async ({ params }, reply) => {
      const revision = await snapshot(db, async (trx) =>
        presentForStaff(trx, await priceRevisionRepository(trx).get(params.id)),
      )
      return sendRecord(reply, revision)
    },
  )

  app.post(
    apiPaths.priceRevisions,
    {
      config: { creates: true },
      schema: {
        summary: 'Draft new prices by a rule; nothing changes before it is applied',
        body: priceRevisionCreateSchema,
        response: { 201: response },
      },
    },
    async (request, reply) => {
      const author = requireAuthor(request)
      const key = readIdempotencyKey(request)
      const saved = await writeTransaction(db, async (trx) => {
        const created = await findCreated(trx, key, priceRevisionRepository(trx))
        if (created) return presentForStaff(trx, created)
        const row = await draftRevision(trx, request.body, author)
        await saveIdempotencyKey(trx, key, row.id)
        return presentForStaff(trx, row)
      })
      return sendRecord(reply.code(201), saved)
    },
  )

  app.get(
    apiPaths.productPrices,
    {
      schema: {
        summary: 'Every price that a product had, the newest first',
        params: idParams,
        response: { 200: list(priceEntrySchema) },
      },
    },
    async ({ params: { id } }) => {
      const rows = await snapshot(db, async (trx) => {
        if (!(await pricesRepository(trx).exists('products', id)))
          throw notFound(messages.product.notFound)
        return listPrices(trx, id, priceRevisionLimits.history)
      })
      return succeed(rows.map(presentEntry))
    },
  )
}
