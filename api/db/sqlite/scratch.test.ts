import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { migrate } from '../migrate.ts'
import { migrationNames } from '../migrations/index.ts'
import type { Database } from '../schema.ts'
import { createTables } from './scratch.ts'
import { openTemporary } from './sqlite.ts'

/** The structure of a database, and the rows of each table, without the times of the migrations. */
async function describeDatabase(db: Database) {
  const { rows: parts } = await sql<{ type: string; name: string; sql: string | null }>`
    select type, name, sql from sqlite_schema order by name`.execute(db)
  const rows: Record<string, object[]> = {}
  for (const { type, name } of parts) {
    if (type !== 'table') continue
    const found = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db)
    rows[name] = found.rows.map(({ timestamp, since, ...row }) => row)
  }
  return { parts, rows }
}

it.each(['006-settings', migrationNames.at(-1) ?? ''])(
  'a scratch database is as the migrations to %s leave it, the first and the second alike',
  async (migration) => {
    await using migrated = openTemporary()
    await migrate(migrated, 'sqlite', migration)
    const wanted = await describeDatabase(migrated)
    expect(wanted.parts.length).toBeGreaterThan(20)
    for (let time = 0; time < 2; time++) {
      await using scratch = openTemporary()
      await createTables(scratch, migration)
      expect(await describeDatabase(scratch)).toEqual(wanted)
    }
  },
)
