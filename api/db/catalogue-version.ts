import { sql } from 'kysely'
import type { CatalogueVersion } from '../../http-cache/catalogue-version.ts'
import { listenForChanges } from './change-listener.ts'
import type { Database } from './schema.ts'
import { writesThrough } from './writes.ts'

/** Milliseconds after which a version is refreshed, and after which it is no longer trusted. */
const freshMs = 400
const trustedMs = 900

type WatchedCatalogue = CatalogueVersion & {
  /** The number of changes, if it is known to be current. Does not read the database. */
  changes(): number | undefined
  close(): Promise<void>
}

/**
 * Watches the version of the catalogue. A write of this process invalidates it at once; one of another
 * process shows within a second, or at once by PostgreSQL's notifications.
 */
export function watchCatalogue(db: Database, databaseUrl?: string): WatchedCatalogue {
  let hints = 0
  let seen: { changes: number; at: number; mark: number } | undefined
  let version = 0
  let pending: Promise<number> | undefined
  const listener = databaseUrl ? listenForChanges(databaseUrl, () => hints++) : undefined
  const mark = () => hints + writesThrough(db)

  /** Reads until nothing was written meanwhile. */
  async function refresh(): Promise<number> {
    for (;;) {
      const at = performance.now()
      const before = mark()
      const changes = await countChanges(db)
      if (changes !== seen?.changes) version++
      seen = { changes, at, mark: before }
      if (before === mark()) return version
    }
  }

  function current(): Promise<number> {
    pending ??= refresh().finally(() => {
      pending = undefined
    })
    return pending
  }

  /** The last read version, while it can be trusted. */
  function trusted(): { changes: number } | undefined {
    if (!seen || seen.mark !== mark()) return undefined
    const age = performance.now() - seen.at
    if (age > trustedMs) return undefined
    // If this fails, the version soon expires, and requests report the error.
    if (age > freshMs) current().catch(() => {})
    return seen
  }

  return {
    known: () => trusted() && version,
    changes: () => trusted()?.changes,
    current,
    /** A pending read may have begun before the write. */
    async latest() {
      await pending?.catch(() => {})
      return current()
    },
    close: async () => listener?.close(),
  }
}

async function countChanges(db: Database): Promise<number> {
  const { changes } = await db
    .selectFrom('catalogue_changes')
    .select(sql<number>`cast(coalesce(sum(changes), 0) as bigint)`.as('changes'))
    .executeTakeFirstOrThrow()
  return changes
}
