import { type CreateTableBuilder, type Kysely, sql } from 'kysely'
import type { ColumnTypes, Engine } from '../column-types.ts'

/** Adds the columns that every record has. */
export function withRecordColumns<Table extends string, Column extends string>(
  table: CreateTableBuilder<Table, Column>,
  { text, integer }: ColumnTypes,
) {
  return table
    .addColumn('id', text, (c) => c.notNull().primaryKey())
    .addColumn('version', integer, (c) => c.notNull().defaultTo(1))
    .addColumn('created_at', integer, (c) => c.notNull())
    .addColumn('updated_at', integer, (c) => c.notNull())
    .addColumn('updated_by', text, (c) => c.notNull().defaultTo(''))
}

/** Creates the indexes of a table by name. */
export async function createIndexes(
  db: Kysely<unknown>,
  table: string,
  indexes: Record<string, string[]>,
): Promise<void> {
  for (const [name, columns] of Object.entries(indexes))
    await db.schema.createIndex(name).on(table).columns(columns).execute()
}

/** Restricts an integer column to 0 and 1. */
export function isFlag(column: string) {
  return sql`${sql.ref(column)} in (0, 1)`
}

/** Restricts a text column's length. SQLite's `length` stops at a NUL, which PostgreSQL rejects anyway. */
export function isWithin(column: string, max: number, engine: Engine) {
  const name = sql.ref(column)
  return engine === 'postgres'
    ? sql<boolean>`char_length(${name}) <= ${sql.lit(max)}`
    : sql<boolean>`length(${name}) <= ${sql.lit(max)} and instr(${name}, char(0)) = 0`
}
