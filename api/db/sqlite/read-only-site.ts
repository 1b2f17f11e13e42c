import { sql } from 'kysely'
import { movedAway } from '../failures.ts'
import type { Database } from '../schema.ts'
import { backedUpTables, type TableName } from '../tables/roles.ts'

const events = ['insert', 'update', 'delete'] as const
const closedTables = (): TableName[] => backedUpTables().filter((table) => table !== 'meta')
const triggerOf = (table: TableName, event: string) => sql.ref(`moved_${table}_${event}`)

/** Makes a SQLite site read-only, for every process. */
export async function closeForWrites(trx: Database): Promise<void> {
  for (const table of closedTables())
    for (const event of events)
      await sql`
        create trigger ${triggerOf(table, event)} before ${sql.raw(event)} on ${sql.table(table)}
        begin select raise(abort, ${sql.lit(movedAway)}); end`.execute(trx)
}

export async function reopenForWrites(trx: Database): Promise<void> {
  for (const table of closedTables())
    for (const event of events)
      await sql`drop trigger if exists ${triggerOf(table, event)}`.execute(trx)
}

export async function isClosedForWrites(db: Database): Promise<boolean> {
  const { rows } = await sql`
    select 1 from sqlite_schema where type = 'trigger' and name like 'moved_%'`.execute(db)
  return rows.length > 0
}
