import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { pageQuery } from '../../../contract/fields.ts'
import { limits } from '../../../contract/limits.ts'
import type { Database } from '../../db/schema.ts'
import { catalogueTransaction, snapshot } from '../../db/transaction.ts'
import type { ConfigVersion, ConfigVersions } from '../../records/config-versions.ts'
import { requireAuthor } from '../session.ts'
import { requireIfMatch, versionOf } from './record-version.ts'

/** A malformed version is that of no configuration, so it is a 404 and not a 400. */
export const versionParams = z.object({
  version: z
    .string()
    .meta({ description: 'Number of the version', example: '3' })
    .transform((text) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : 0)),
})

/** Reading 1,000 large versions blocks the process, so they are paged. */
export const historyQuery = z.object(pageQuery(limits.list.versions, limits.list.versions))

type Config<Saved, InForce> = {
  versions: ConfigVersions<Saved>
  /** Configuration in force after `saved`. */
  toInForce(saved: Saved): InForce
}

type Change<Saved, InForce> = (saved: Saved, inForce: InForce) => Saved

/** Handlers of a configuration: it is saved as a whole, and each save is a new version. */
export function configHandlers<Saved, InForce extends object>(
  db: Database,
  open: (db: Database) => Promise<Config<Saved, InForce>>,
) {
  async function readCurrent(trx: Database) {
    const { versions, toInForce } = await open(trx)
    const { version, config, saved_at } = await versions.current()
    const times = { createdAt: toTime(await versions.firstSavedAt()), updatedAt: toTime(saved_at) }
    const data = { ...toInForce(config), version, ...times }
    return { version: versionOf({ version, updated_at: saved_at }), data }
  }

  /** Saves in a transaction that changes more than the configuration; the log says what. */
  async function saveIn(
    trx: Database,
    request: FastifyRequest,
    change: Change<Saved, InForce>,
    besides?: Parameters<ConfigVersions<Saved>['insert']>[3],
  ) {
    const author = requireAuthor(request)
    const { versions, toInForce } = await open(trx)
    const current = await versions.current()
    const { version, saved_by: updated_by, saved_at: updated_at } = current
    requireIfMatch(request, { version, updated_by, updated_at })
    const changed = change(current.config, toInForce(current.config))
    await versions.insert(current, changed, author, besides)
    return readCurrent(trx)
  }

  /** Versions as the staff see them. */
  async function presentVersions(
    read: (versions: ConfigVersions<Saved>) => Promise<ConfigVersion<Saved>[]>,
  ) {
    const { versions, toInForce } = await open(db)
    return (await read(versions)).map(({ version, config, saved_at, saved_by }) => ({
      version,
      savedAt: toTime(saved_at),
      savedBy: saved_by,
      config: toInForce(config),
    }))
  }

  return {
    /** The configuration in force and its version. */
    read() {
      return snapshot(db, readCurrent)
    },

    save(request: FastifyRequest, change: Change<Saved, InForce>) {
      return catalogueTransaction(db, (trx) => saveIn(trx, request, change))
    },

    saveIn,
    /** A page of all versions, the newest first. */
    listVersions(query: z.output<typeof historyQuery>) {
      return presentVersions((versions) => versions.history(query))
    },

    /** @throws ApiError 404 */
    async readVersion(version: number) {
      const [present] = await presentVersions(async (versions) => [await versions.require(version)])
      return present as NonNullable<typeof present>
    },
  }
}

function toTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}
