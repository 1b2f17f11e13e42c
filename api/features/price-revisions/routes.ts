import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { list, page, paginate, succeed, success } from '../../../contract/envelope.ts'
import { messages } from '../../../contract/messages.ts'
import { apiPaths } from '../../../contract/paths.ts'
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
import { priceRevisionLimits } from '../../../contract/price-revisions/price-revision-terms.ts'
import type { Database } from '../../db/schema.ts'
import { catalogueTransaction, snapshot } from '../../db/transaction.ts'
import type { ApiDeps } from '../../deps.ts'
import { notFound } from '../../errors.ts'
import { failureResponse } from '../../http/api-docs.ts'
import { idempotentCreate } from '../../http/idempotency.ts'
import { requireIfMatch } from '../../http/if-match.ts'
import { idParams } from '../../http/params.ts'
import { type RecordRequest, sendRecord } from '../../http/resource-handlers.ts'
import { route } from '../../http/route.ts'
import { requireAuthor } from '../../http/session.ts'
import type { Author } from '../../shared/author.ts'
import { listPrices } from '../../shared/product-prices.ts'
import { presentEntry, presentRevision, presentSummary } from './presenter.ts'
import { pricesRepository } from './prices-repository.ts'
import { type PriceRevisionRow, priceRevisionRepository } from './repository.ts'
import {
  applyRevision,
  cancelRevision,
  changeRevision,
  draftRevision,
  listChanged,
  revertRevision,
  scheduleRevision,
} from './revisions.ts'
import { applyOnTime } from './schedule.ts'

/** The calls of the API about changes of many prices, and about the prices that a product had. */
export const priceRevisionRoutes: FastifyPluginAsyncZod<ApiDeps> = async (app, deps) => {
  const { db } = deps
  applyOnTime(app, deps)

  app.get(apiPaths.priceRevisions, listRoute, async ({ query }) => {
    const { rows, total } = await snapshot(db, (trx) => priceRevisionRepository(trx).list(query))
    return { ...succeed(rows.map(presentSummary)), pagination: paginate(query, total) }
  })
  app.get(apiPaths.priceRevision, oneRoute, async ({ params }, reply) =>
    sendRecord(
      reply,
      await snapshot(db, async (trx) =>
        present(trx, await priceRevisionRepository(trx).require(params.id)),
      ),
    ),
  )
  app.post(apiPaths.priceRevisions, draftRoute, async (request, reply) => {
    const { body } = request
    const author = requireAuthor(request)
    const saved = await idempotentCreate(request, deps, {
      check: async () => {},
      create: (trx) => draftRevision(trx, body, author),
      require: (trx, id) => priceRevisionRepository(trx).require(id),
      present,
    })
    return sendRecord(reply.code(201), saved)
  })

  app.put(apiPaths.priceRevision, changeRoute, (request, reply) =>
    write(request, reply, (trx, row, author) => changeRevision(trx, row, request.body, author)),
  )
  app.post(apiPaths.priceRevisionApply, applyRoute, (request, reply) =>
    write(request, reply, (trx, row, author) =>
      applyRevision(trx, row, request.body?.force ?? [], author),
    ),
  )
  app.post(apiPaths.priceRevisionSchedule, scheduleRoute, (request, reply) =>
    write(request, reply, (trx, row, author) =>
      scheduleRevision(trx, row, request.body?.applyAt, author),
    ),
  )
  app.post(apiPaths.priceRevisionCancel, cancelRoute, (request, reply) =>
    write(request, reply, cancelRevision),
  )
  app.post(apiPaths.priceRevisionRevert, revertRoute, (request, reply) =>
    write(request, reply, revertRevision),
  )

  app.get(apiPaths.productPrices, pricesRoute, async ({ params: { id } }) => {
    const rows = await snapshot(db, async (trx) => {
      if (!(await pricesRepository(trx).exists('products', id)))
        throw notFound(messages.product.notFound)
      return listPrices(trx, id, priceRevisionLimits.history)
    })
    return succeed(rows.map(presentEntry))
  })

  /** One step of a revision, in one transaction. */
  async function write(
    request: RecordRequest,
    reply: FastifyReply,
    step: (trx: Database, row: PriceRevisionRow, author: Author) => Promise<PriceRevisionRow>,
  ) {
    const author = requireAuthor(request)
    const saved = await catalogueTransaction(db, async (trx) => {
      const row = await priceRevisionRepository(trx).require(request.params.id)
      requireIfMatch(request, row)
      return present(trx, await step(trx, row, author))
    })
    return sendRecord(reply, saved)
  }
}

async function present(trx: Database, row: PriceRevisionRow) {
  return { version: row.version, data: presentRevision(row, await listChanged(trx, row)) }
}

const response = success(priceRevisionSchema)
const byId = { params: idParams }
const wrongState = { 409: failureResponse('Its state does not allow that') }
const changed = { 409: failureResponse('Its state does not allow that, or a price has changed') }

const listRoute = route(
  'Price revisions without their lines, the newest first',
  page(priceRevisionSummarySchema),
  { querystring: priceRevisionQuerySchema },
)
const oneRoute = route('One price revision', response, byId)
const draftRoute = {
  config: { creates: true } as const,
  schema: {
    summary: 'Draft new prices by a rule; nothing changes before it is applied',
    body: priceRevisionCreateSchema,
    response: { 201: response },
  },
}
const changeRoute = route('Change lines of a draft, or leave some out', response, {
  ...byId,
  body: priceRevisionUpdateSchema,
  failures: wrongState,
})
const applyRoute = route('Apply a price revision now: all of its lines, or none', response, {
  ...byId,
  body: priceRevisionApplySchema,
  failures: changed,
})
const scheduleRoute = route('Apply a price revision later', response, {
  ...byId,
  body: priceRevisionScheduleSchema,
  failures: wrongState,
})
const cancelRoute = route('Cancel a price revision that is not applied yet', response, {
  ...byId,
  failures: wrongState,
})
const revertRoute = route(
  'Take an applied price revision back, except where a price has changed since',
  response,
  { ...byId, failures: wrongState },
)
const pricesRoute = route(
  'Every price that a product had, the newest first',
  list(priceEntrySchema),
  byId,
)
