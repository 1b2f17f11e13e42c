import { sql } from 'kysely'
import { migrate } from '../migrate.ts'
import type { Database } from '../schema.ts'
import { openTemporary } from './sqlite.ts'

type Row = Record<string, unknown>

/** Database file of an empty database after all migrations. */
type Migrated = {
  tables: string[]
  rows: { table: string; row: Row }[]
  indexesAndTriggers: string[]
}

const migratedTo = new Map<string, Promise<Migrated>>()

/**
 * Brings an empty scratch database to the schema of a migration. The steps run once per process: later databases
 * copy the result, which takes a tenth of the time.
 */
export async function createTables(db: Database, migration: string): Promise<void> {
  const migrated = migratedTo.get(migration) ?? readMigrated(migration)
  migratedTo.set(migration, migrated)
  const { tables, rows, indexesAndTriggers } = await migrated
  await db.transaction().execute(async (trx) => {
    for (const statement of tables) await sql.raw(statement).execute(trx)
    for (const { table, row } of rows) await insert(trx, table, row)
    for (const statement of indexesAndTriggers) await sql.raw(statement).execute(trx)
  })
}

async function readMigrated(migration: string): Promise<Migrated> {
  await using db = openTemporary()
  await migrate(db, 'sqlite', migration)
  const { rows: parts } = await sql<{ type: string; name: string; sql: string }>`
    select type, name, sql from sqlite_schema
    where sql is not null and name not like 'sqlite\\_%' escape '\\' order by rowid`.execute(db)
  const tables = parts.filter(({ type }) => type === 'table')
  const rows: Migrated['rows'] = []
  for (const { name: table } of tables) {
    const found = await sql<Row>`select * from ${sql.table(table)}`.execute(db)
    rows.push(...found.rows.map((row) => ({ table, row })))
  }
  return {
    tables: tables.map((part) => part.sql),
    rows,
    indexesAndTriggers: parts.filter(({ type }) => type !== 'table').map((part) => part.sql),
  }
}

async function insert(db: Database, table: string, row: Row): Promise<void> {
  const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)))
  const values = sql.join(Object.values(row))
  await sql`insert into ${sql.table(table)} (${columns}) values (${values})`.execute(db)
}
