import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { success } from '../../../contract/envelope.ts'
import { apiPaths } from '../../../contract/paths.ts'
import {
  priceRevisionApplySchema,
  priceRevisionScheduleSchema,
  priceRevisionSchema,
  priceRevisionUpdateSchema,
} from '../../../contract/price-revisions/price-revision.ts'
import type { Database } from '../../db/schema.ts'
import { writeTransaction } from '../../db/transaction.ts'
import type { ApiDeps } from '../../deps.ts'
import { failureResponse } from '../../http/description/api-docs.ts'
import { idParams } from '../../http/resources/params.ts'
import { loadForUpdate, type RecordRequest, sendRecord } from '../../http/resources/record-etag.ts'
import { requireAuthor } from '../../http/session.ts'
import type { Author } from '../../records/author.ts'
import { presentForStaff } from './read.ts'
import { type PriceRevisionRow, priceRevisionRepository } from './repository.ts'
import {
  applyRevision,
  cancelRevision,
  changeRevision,
  revertRevision,
  scheduleRevision,
} from './revisions.ts'

const response = success(priceRevisionSchema)
const wrongState = failureResponse('Its state does not allow that')
const changed = failureResponse('Its state does not allow that, or a price has changed')

/** Routes for the steps of a price revision: change a draft, apply now or later, cancel, revert. */
export const priceRevisionStepRoutes: FastifyPluginAsyncZod<ApiDeps> = async (app, { db }) => {
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
      write(db, request, reply, (trx, row, author) =>
        changeRevision(trx, row, request.body, author),
      ),
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
      write(db, request, reply, (trx, row, author) =>
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
      write(db, request, reply, (trx, row, author) =>
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
    (request, reply) => write(db, request, reply, cancelRevision),
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
    (request, reply) => write(db, request, reply, revertRevision),
  )
}

/** Runs one step of a revision in one transaction. */
async function write(
  db: Database,
  request: RecordRequest,
  reply: FastifyReply,
  step: (trx: Database, row: PriceRevisionRow, author: Author) => Promise<PriceRevisionRow>,
) {
  const author = requireAuthor(request)
  const saved = await writeTransaction(db, async (trx) => {
    const row = await loadForUpdate(request, priceRevisionRepository(trx))
    return presentForStaff(trx, await step(trx, row, author))
  })
  return sendRecord(reply, saved)
}
