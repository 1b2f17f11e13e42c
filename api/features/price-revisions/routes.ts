import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { list, page, paginate, succeed, success } from '../../../contract/envelope.ts'
import { messages } from '../../../contract/messages.ts'
import { apiPaths } from '../../../contract/paths.ts'
import { priceRevisionLimits } from '../../../contract/price-revisions/messages.ts'
import {
  priceEntrySchema,
  priceRevisionApplySchema,
  priceRevisionCreateSchema,
  priceRevisionQuerySchema,
  priceRevisionScheduleSchema,
  priceRevisionSchema,
  priceRevisionSummarySchema,
  priceRevisionUpdateSchema,
} from '../../../contract/price-revisions/price-revision.ts'
import type { Database } from '../../db/schema.ts'
import { catalogueTransaction, snapshot } from '../../db/transaction.ts'
import type { ApiDeps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import { failureResponse } from '../../http/description/api-docs.ts'
import { findCreated, readIdempotencyKey } from '../../http/resources/idempotency.ts'
import { idParams } from '../../http/resources/params.ts'
import {
  loadForUpdate,
  type RecordRequest,
  sendRecord,
  withEtagVersion,
} from '../../http/resources/record-etag.ts'
import { requireAuthor } from '../../http/session.ts'
import type { Author } from '../../records/author.ts'
import { saveIdempotencyKey } from '../../records/idempotency-keys.ts'
import { listPrices } from '../../records/price-history.ts'
import { presentEntry, presentRevision, presentSummary } from './presenter.ts'
import { pricesRepository } from './prices-repository.ts'
import { type PriceRevisionRow, priceRevisionRepository } from './repository.ts'
import {
  applyRevision,
  cancelRevision,
  changeRevision,
  describeRevision,
  draftRevision,
  revertRevision,
  scheduleRevision,
} from './revisions.ts'
import { applyOnTime } from './schedule.ts'

const response = success(priceRevisionSchema)
const wrongState = failureResponse('Its state does not allow that')
const changed = failureResponse('Its state does not allow that, or a price has changed')

/** The routes of price revisions, and of the prices that a product had. */
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
        present(trx, await priceRevisionRepository(trx).require(params.id)),
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
      const saved = await catalogueTransaction(db, async (trx) => {
        const created = await findCreated(trx, key, priceRevisionRepository(trx))
        if (created) return present(trx, created)
        const row = await draftRevision(trx, request.body, author)
        await saveIdempotencyKey(trx, key, row.id)
        return present(trx, row)
      })
      return sendRecord(reply.code(201), saved)
    },
  )

  app.put(
    apiPaths.priceRevision,
    {
      schema: {
        summary: 'Change lines of a draft, or leave some out',
        params: idParams,
        body: priceRevisionUpdateSchema,
        response: { 200: response, 409: wrongState },
      },
    },
    (request, reply) =>
      write(request, reply, (trx, row, author) => changeRevision(trx, row, request.body, author)),
  )

  app.post(
    apiPaths.priceRevisionApply,
    {
      schema: {
        summary: 'Apply a price revision now: all of its lines, or none',
        params: idParams,
        body: priceRevisionApplySchema,
        response: { 200: response, 409: changed },
      },
    },
    (request, reply) =>
      write(request, reply, (trx, row, author) =>
        applyRevision(trx, row, request.body?.force ?? [], author),
      ),
  )

  app.post(
    apiPaths.priceRevisionSchedule,
    {
      schema: {
        summary: 'Apply a price revision later',
        params: idParams,
        body: priceRevisionScheduleSchema,
        response: { 200: response, 409: wrongState },
      },
    },
    (request, reply) =>
      write(request, reply, (trx, row, author) =>
        scheduleRevision(trx, row, request.body?.applyAt, author),
      ),
  )

  app.post(
    apiPaths.priceRevisionCancel,
    {
      schema: {
        summary: 'Cancel a price revision that is not applied yet',
        params: idParams,
        response: { 200: response, 409: wrongState },
      },
    },
    (request, reply) => write(request, reply, cancelRevision),
  )

  app.post(
    apiPaths.priceRevisionRevert,
    {
      schema: {
        summary: 'Take an applied price revision back, except where a price has changed since',
        params: idParams,
        response: { 200: response, 409: wrongState },
      },
    },
    (request, reply) => write(request, reply, revertRevision),
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

  /** One step of a revision, in one transaction. */
  async function write(
    request: RecordRequest,
    reply: FastifyReply,
    step: (trx: Database, row: PriceRevisionRow, author: Author) => Promise<PriceRevisionRow>,
  ) {
    const author = requireAuthor(request)
    const saved = await catalogueTransaction(db, async (trx) => {
      const row = await loadForUpdate(request, priceRevisionRepository(trx))
      return present(trx, await step(trx, row, author))
    })
    return sendRecord(reply, saved)
  }
}

async function present(trx: Database, row: PriceRevisionRow) {
  const { current, changed } = await describeRevision(trx, row)
  return withEtagVersion(row, presentRevision(current, changed))
}
