import type { FastifyInstance, FastifyReply } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { page, paginate, succeed, success } from '../../../contract/envelope.ts'
import {
  recordHistoryQuerySchema,
  recordVersionSchema,
} from '../../../contract/history/record-history.ts'
import { failureResponse } from '../description/api-docs.ts'
import { versionParams } from './config-handlers.ts'
import { idParams } from './params.ts'
import type { PageRequest, readHistory } from './read-history.ts'
import { type RecordRequest, sendRecord, type Versioned } from './resource-handlers.ts'

type History<Schema extends z.ZodType> = {
  paths: { history: string; restore: string }
  /** Name of such a record. */
  noun: string
  schema: Schema
  handlers: {
    history(id: string, request: PageRequest): ReturnType<typeof readHistory>
    restoreVersion(request: RecordRequest, version: number): Promise<Versioned<z.output<Schema>>>
  }
}

const restoreParams = idParams.extend(versionParams.shape)

/** The routes of a record's older versions, alike for all kinds of record. */
export function historyRoutes<Schema extends z.ZodType>(
  app: FastifyInstance,
  { paths, noun, schema, handlers }: History<Schema>,
): void {
  const typed = app.withTypeProvider<ZodTypeProvider>()
  typed.get(
    paths.history,
    {
      schema: {
        summary: `Every version of a ${noun}, the newest first: when, by whom, and what changed`,
        params: idParams,
        querystring: recordHistoryQuerySchema,
        response: { 200: page(recordVersionSchema) },
      },
    },
    async ({ params, query }) => {
      const { versions, total } = await handlers.history(params.id, query)
      return { ...succeed(versions), pagination: paginate(query, total) }
    },
  )

  typed.post(
    paths.restore,
    {
      schema: {
        summary: `Write a ${noun} as it was after a version, as one ordinary change`,
        params: restoreParams,
        response: {
          200: success(schema),
          409: failureResponse(
            'Something that it refers to is gone, another one has its name, or the version was not kept',
          ),
        },
      },
    },
    async (request, reply: FastifyReply) => {
      const { version } = request.params as z.output<typeof restoreParams>
      const record = await handlers.restoreVersion(request as RecordRequest, version)
      return sendRecord(reply, record) as never
    },
  )
}
