import type { IncomingMessage } from 'node:http'
import type { FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { minuteMs } from '../../../contract/durations.ts'
import { succeed, success } from '../../../contract/envelope.ts'
import { countsBodySchema } from '../../../contract/insight/count.ts'
import { insightQuerySchema, insightSchema } from '../../../contract/insight/insight.ts'
import { apiPaths } from '../../../contract/paths.ts'
import { repeat } from '../../background/repeat.ts'
import type { ApiDeps } from '../../deps.ts'
import { fileResponse } from '../../http/file-response.ts'
import { createCountBuffer } from './count-buffer.ts'
import { toCounted } from './counted.ts'
import { createWordLimit } from './new-words.ts'
import { readCounts } from './read-counts.ts'
import { readInsight } from './read-insight.ts'
import { createVisitorFilter } from './visitor-filter.ts'
import { writeInsightCsv } from './write-csv.ts'

type Deps = ApiDeps & {
  /** True for the id of a product or category; a new one may not be known yet. */
  isRecord: (id: string) => boolean
}

const writeEveryMs = minuteMs

/** Counts visits, and shows the counts to staff. */
export const insightRoutes: FastifyPluginAsyncZod<Deps> = async (app, { db, isRecord }) => {
  const buffer = createCountBuffer(db, app.log, isRecord)
  const isHeard = createVisitorFilter()
  const mayBringWords = createWordLimit()
  repeat(app, writeEveryMs, buffer.write)
  app.addHook('onClose', buffer.write)
  // A beacon is sent as text; every content is answered alike.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', async (_request: FastifyRequest, body: IncomingMessage) => ({
    counts: await readCounts(body),
  }))

  app.post(
    apiPaths.counts,
    {
      // The route does not read the database, so serving it is cheaper than rejecting it.
      config: { access: 'public', bypassesAdmission: true },
      // The request log contains addresses, so these requests are not logged.
      logLevel: 'warn',
      schema: {
        summary: 'Count what a visitor does, whatever the content type says; nobody is told apart',
        body: countsBodySchema,
        response: { 204: z.null().meta({ description: 'Whatever was sent' }) },
      },
      onRequest: async (request) => {
        delete request.headers['content-type']
      },
    },
    async (request, reply) => {
      const { body, ip } = request
      // Bodies are read even from requests that are not counted, so that one nested too deeply is always
      // rejected.
      const counts = isHeard(request) ? body.counts : []
      for (const counted of counts.flatMap(toCounted))
        if (counted.kind !== 'words' || mayBringWords(ip, counted.subject)) buffer.add(counted)
      return reply.code(204).send(null)
    },
  )

  app.get(
    apiPaths.insight,
    {
      schema: {
        summary: 'What visitors opened, wanted and searched for',
        querystring: insightQuerySchema,
        response: { 200: success(insightSchema) },
      },
    },
    async ({ query }) => {
      await buffer.write()
      return succeed(await readInsight(db, query.days))
    },
  )

  app.get(
    apiPaths.insightCsv,
    {
      schema: {
        summary: 'The same as CSV, for a spreadsheet',
        querystring: insightQuerySchema,
        response: { 200: fileResponse('text/csv', 'The file') },
      },
    },
    async ({ query }, reply) => {
      await buffer.write()
      const csv = writeInsightCsv(await readInsight(db, query.days))
      return reply.type('text/csv; charset=utf-8').send(csv)
    },
  )
}
