import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import { list, succeed, success } from '../../contract/envelope.ts'
import { pageQuery } from '../../contract/fields.ts'
import { limits } from '../../contract/limits.ts'
import type { Database } from '../db/schema.ts'
import { catalogueTransaction, snapshot } from '../db/transaction.ts'
import type { ConfigVersion, ConfigVersions } from '../shared/config-versions.ts'
import { failureResponse } from './api-docs.ts'
import { requireIfMatch } from './if-match.ts'
import { route } from './route.ts'
import { requireAuthor } from './session.ts'

type Description = { summary: string; description?: string }
type Options<Config, Update> = {
  db: Database
  path: string
  schemas: { current: z.ZodType; update: z.ZodType; version: z.ZodType }
  read: Description
  save: Description
  /** What a version calls what was saved. */
  field: 'config' | 'settings'
  versionsOf(db: Database): ConfigVersions<Config>
  change(config: Config, update: Update): Config
  /** What clients see where nothing was saved. */
  defaults?: object
}

/** A malformed version is that of no configuration, so it is a 404 and not a 400. */
const versionParams = z.object({
  version: z
    .string()
    .meta({ description: 'Number of the version', example: '3' })
    .transform((text) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0)),
})

/** Of a family's versions, as large as they may be, a thousand would keep everybody else waiting. */
const historyQuery = z.object(pageQuery(limits.list.versions, limits.list.versions))

/** The routes of a configuration that is saved as a whole: read it, save it, read its versions. */
export function configRoutes<Config extends object, Update>(
  options: Options<Config, Update>,
): FastifyPluginAsync {
  const { db, path, schemas, read, save, field, versionsOf, change, defaults } = options
  const response = success(schemas.current)

  async function readCurrent(trx: Database) {
    const versions = versionsOf(trx)
    const { version, config, saved_at } = await versions.current()
    const createdAt = toTime(await versions.firstSavedAt())
    return { ...defaults, ...config, version, createdAt, updatedAt: toTime(saved_at) }
  }

  /** One version, as the staff see it. */
  function presentVersion({ version, config, saved_at, saved_by }: ConfigVersion<Config>) {
    const saved = { version, savedAt: toTime(saved_at), savedBy: saved_by }
    return { ...saved, [field]: { ...defaults, ...config } }
  }

  return async (app) => {
    app.get(
      path,
      route(read.summary, response, { ...read, config: { access: 'public' } }),
      async (_request, reply) => {
        const data = await snapshot(db, readCurrent)
        reply.recordVersion(data.version)
        return succeed(data)
      },
    )
    app.put(
      path,
      route(save.summary, response, {
        ...save,
        body: schemas.update,
        failures: { 412: failureResponse('Changed in the meantime') },
      }),
      async (request, reply) => {
        const author = requireAuthor(request)
        const data = await catalogueTransaction(db, async (trx) => {
          const versions = versionsOf(trx)
          const current = await versions.current()
          requireIfMatch(request, {
            version: current.version,
            updated_by: current.saved_by,
            updated_at: current.saved_at,
          })
          await versions.insert(current, change(current.config, request.body as Update), author)
          return readCurrent(trx)
        })
        reply.recordVersion(data.version)
        return succeed(data)
      },
    )
    app.get<{ Querystring: z.output<typeof historyQuery> }>(
      `${path}/history`,
      route('Every version that was saved, the newest first', list(schemas.version), {
        querystring: historyQuery,
      }),
      async ({ query }) => {
        const versions = await versionsOf(db).history(query)
        return succeed(versions.map(presentVersion))
      },
    )
    app.get<{ Params: { version: number } }>(
      `${path}/:version`,
      route(`One version; saving its ${field} restores it`, success(schemas.version), {
        params: versionParams,
      }),
      async ({ params }) => {
        const version = await versionsOf(db).require(params.version)
        return succeed(presentVersion(version))
      },
    )
  }
}

function toTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}
