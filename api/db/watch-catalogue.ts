import { sql } from 'kysely'
import type { VersionReader } from '../../http-cache/version-reader.ts'
import { listenForChanges } from './change-listener.ts'
import { writesThrough } from './count-writes.ts'
import type { Database } from './schema.ts'

/** Milliseconds after which a version is no longer trusted, unless the caller asks for less. */
const defaultTrust = 900
/** Fraction of that time after which it is refreshed. */
const freshPart = 4 / 9

type CatalogueWatcher = VersionReader & {
  /** Change count of the database, if known without a query. */
  knownChangeCount(): number | undefined
  close(): Promise<void>
}

/**
 * Watches the version of the catalogue. A write by this process invalidates it at once; a write by another
 * process shows within a second, or at once through PostgreSQL's notifications if there is an address to listen
 * at. After `trustedMs` milliseconds no response relies on the value last read.
 */
export function watchCatalogue(
  db: Database,
  { listenUrl, trustedMs = defaultTrust }: { listenUrl?: string; trustedMs?: number } = {},
): CatalogueWatcher {
  let notifications = 0
  let seen: { changeCount: number; at: number; writes: number } | undefined
  /** Rises whenever the count differs, even if a restored database file has set it back. */
  let version = 0
  let pending: Promise<number> | undefined
  const listener = listenUrl ? listenForChanges(listenUrl, () => notifications++) : undefined
  /** Writes that this process knows of: its own, and those that PostgreSQL has announced. */
  const knownWrites = () => notifications + writesThrough(db)

  /** Reads until nothing was written during a read. */
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

  /** The last value read, while it can be trusted. */
  function trusted(): { changeCount: number } | undefined {
    if (!seen || seen.writes !== knownWrites()) return undefined
    const age = performance.now() - seen.at
    if (age > trustedMs) return undefined
    // On failure the version soon expires, and requests then report the error.
    if (age > trustedMs * freshPart) current().catch(() => {})
    return seen
  }

  return {
    known: () => trusted() && version,
    knownChangeCount: () => trusted()?.changeCount,
    current,
    /** A pending read may have begun before the write, so it is awaited first. */
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
