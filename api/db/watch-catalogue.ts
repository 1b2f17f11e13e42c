import { sql } from 'kysely'
import type { VersionReader } from '../../http-cache/version-reader.ts'
import { listenForChanges } from './change-listener.ts'
import { writesThrough } from './count-writes.ts'
import type { Database } from './schema.ts'

/** Milliseconds after which a version is no longer trusted, where nobody asks for less. */
const defaultTrust = 900
/** It is refreshed after this part of them. */
const freshPart = 4 / 9

type CatalogueWatcher = VersionReader & {
  /** Change count of the database, if it is known without a query. */
  knownChangeCount(): number | undefined
  close(): Promise<void>
}

/**
 * Watches the version of the catalogue. A write of this process invalidates it at once; one of another
 * process shows within a second, or at once by PostgreSQL's notifications where there is an address to listen at.
 * `trustedMs`: after so many milliseconds no response relies on what was read.
 */
export function watchCatalogue(
  db: Database,
  { listenUrl, trustedMs = defaultTrust }: { listenUrl?: string; trustedMs?: number } = {},
): CatalogueWatcher {
  let notifications = 0
  let seen: { changeCount: number; at: number; writes: number } | undefined
  /** Rises whenever the count is another, also where a restored database file sets that back. */
  let version = 0
  let pending: Promise<number> | undefined
  const listener = listenUrl ? listenForChanges(listenUrl, () => notifications++) : undefined
  /** Writes that this process knows of: its own, and those that PostgreSQL has told of. */
  const knownWrites = () => notifications + writesThrough(db)

  /** Reads until nothing was written meanwhile. */
  async function refresh(): Promise<number> {
    for (;;) {
      const at = performance.now()
      const writes = knownWrites()
      const changeCount = await readChangeCount(db)
      if (changeCount !== seen?.changeCount) version++
      seen = { changeCount, at, writes }
      if (writes === knownWrites()) return version
    }
  }

  function current(): Promise<number> {
    pending ??= refresh().finally(() => {
      pending = undefined
    })
    return pending
  }

  /** Last value that was read, while it can be trusted. */
  function trusted(): { changeCount: number } | undefined {
    if (!seen || seen.writes !== knownWrites()) return undefined
    const age = performance.now() - seen.at
    if (age > trustedMs) return undefined
    // If this fails, the version soon expires, and requests report the error.
    if (age > trustedMs * freshPart) current().catch(() => {})
    return seen
  }

  return {
    known: () => trusted() && version,
    knownChangeCount: () => trusted()?.changeCount,
    current,
    /** A pending read may have begun before the write. */
    async latest() {
      await pending?.catch(() => {})
      return current()
    },
    close: async () => listener?.close(),
  }
}

/** Number of changes that the database has counted. */
export async function readChangeCount(db: Database): Promise<number> {
  const { changeCount } = await db
    .selectFrom('catalogue_changes')
    .select(sql<number>`cast(coalesce(sum(changes), 0) as bigint)`.as('changeCount'))
    .executeTakeFirstOrThrow()
  return changeCount
}
