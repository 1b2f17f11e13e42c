import { sql } from 'kysely'
import type { CatalogueVersion } from '../../http-cache/catalogue-version.ts'
import { listenForChanges } from './change-listener.ts'
import type { Database } from './schema.ts'
import { writesThrough } from './writes.ts'

/** Milliseconds: a version is looked at anew after the one, and not believed any more after the other. */
const freshFor = 400
const believedFor = 900

type WatchedCatalogue = CatalogueVersion & {
  /** How often the catalogue has changed, where that is known to be the last count; costs nothing. */
  changes(): number | undefined
  close(): Promise<void>
}

/**
 * Watches the version of the catalogue. After a write through this process it is unknown until it was
 * read again; a write through another one shows within a second, at once where PostgreSQL tells.
 */
export function watchCatalogue(db: Database, databaseUrl?: string): WatchedCatalogue {
  let hints = 0
  let seen: { changes: number; at: number; mark: number } | undefined
  let version = 0
  let looking: Promise<number> | undefined
  const listener = databaseUrl ? listenForChanges(databaseUrl, () => hints++) : undefined
  const mark = () => hints + writesThrough(db)

  /** Looks until nothing was written meanwhile. */
  async function look(): Promise<number> {
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
    looking ??= look().finally(() => {
      looking = undefined
    })
    return looking
  }

  /** What was seen last, where it is to be believed. */
  function believed(): { changes: number } | undefined {
    if (!seen || seen.mark !== mark()) return undefined
    const age = performance.now() - seen.at
    if (age > believedFor) return undefined
    // Where this fails, the version is not believed before long, and whoever asks is told.
    if (age > freshFor) current().catch(() => {})
    return seen
  }

  return {
    known: () => believed() && version,
    changes: () => believed()?.changes,
    current,
    /** A look that is under way may have begun before the write. */
    async latest() {
      await looking?.catch(() => {})
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
