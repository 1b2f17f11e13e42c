import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { page, paginate, succeed, success } from '../../../contract/envelope.ts'
import {
  recordVersionSchema,
  recordVersionsQuerySchema,
} from '../../../contract/history/record-version.ts'
import { snapshot } from '../../db/transaction.ts'
import type { ApiDeps } from '../../deps.ts'
import { failureResponse } from '../description/api-docs.ts'
import { versionParams } from './config-record.ts'
import { idParams } from './params.ts'
import { readVersions } from './read-versions.ts'
import { type RecordRow, type Resource, restoreVersion } from './record-actions.ts'
import { sendRecord } from './record-etag.ts'

type VersionRoutes<Row, Data> = {
  paths: { versions: string; restore: string }
  /** Name of this kind of record. */
  noun: string
  schema: z.ZodType<Data>
  resource: Resource<Row, Data>
}

const restoreParams = idParams.extend(versionParams.shape)

/** Routes for older versions of a record, the same for all kinds. */
export function versionRoutes<Row extends RecordRow, Data>(
  app: FastifyInstance,
  deps: Pick<ApiDeps, 'db' | 'images'>,
  { paths, noun, schema, resource }: VersionRoutes<Row, Data>,
): void {
  const typed = app.withTypeProvider<ZodTypeProvider>()
  typed.get(
    paths.versions,
    {
      schema: {
        summary: `Every version of a ${noun}, the newest first: when, by whom, and what changed`,
        params: idParams,
        querystring: recordVersionsQuerySchema,
        response: { 200: page(recordVersionSchema) },
      },
    },
    async ({ params, query }) => {
      const { versions, total } = await snapshot(deps.db, (trx) =>
        readVersions(trx, resource.kind, params.id, query),
      )
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
    async (request, reply) => {
      const { version } = request.params
      return sendRecord(reply, await restoreVersion(deps, resource, request, version))
    },
  )
}
