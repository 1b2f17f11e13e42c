import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { pageQuery } from '../../contract/fields.ts'
import { limits } from '../../contract/limits.ts'
import type { Database } from '../db/schema.ts'
import { catalogueTransaction, snapshot } from '../db/transaction.ts'
import type { ConfigVersion, ConfigVersions } from '../shared/config-versions.ts'
import { requireIfMatch, versionOf } from './if-match.ts'
import { requireAuthor } from './session.ts'

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
  versionsOf(db: Database): ConfigVersions<Saved>
  /** What holds where `saved` is what was saved. */
  toInForce(saved: Saved): InForce
}

/** What the routes of a configuration share: it is saved as a whole, and each save is a new version. */
export function configHandlers<Saved, InForce extends object>(
  db: Database,
  { versionsOf, toInForce }: Config<Saved, InForce>,
) {
  async function readCurrent(trx: Database) {
    const versions = versionsOf(trx)
    const { version, config, saved_at } = await versions.current()
    const times = { createdAt: toTime(await versions.firstSavedAt()), updatedAt: toTime(saved_at) }
    const data = { ...toInForce(config), version, ...times }
    return { version: versionOf({ version, updated_at: saved_at }), data }
  }

  /** One version, as the staff see it. */
  function presentVersion({ version, config, saved_at, saved_by }: ConfigVersion<Saved>) {
    return { version, savedAt: toTime(saved_at), savedBy: saved_by, config: toInForce(config) }
  }

  return {
    /** The configuration in force and its version. */
    read() {
      return snapshot(db, readCurrent)
    },

    async save(request: FastifyRequest, change: (saved: Saved) => Saved) {
      const author = requireAuthor(request)
      return catalogueTransaction(db, async (trx) => {
        const versions = versionsOf(trx)
        const current = await versions.current()
        const { version, saved_by: updated_by, saved_at: updated_at } = current
        requireIfMatch(request, { version, updated_by, updated_at })
        await versions.insert(current, change(current.config), author)
        return readCurrent(trx)
      })
    },

    /** A page of all versions, the newest first. */
    async listVersions(query: z.output<typeof historyQuery>) {
      const versions = await versionsOf(db).history(query)
      return versions.map(presentVersion)
    },

    /** @throws ApiError 404 */
    async readVersion(version: number) {
      return presentVersion(await versionsOf(db).require(version))
    },
  }
}

function toTime(milliseconds: number): string {
  return new Date(milliseconds).toISOString()
}
