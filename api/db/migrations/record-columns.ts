import { type CreateTableBuilder, sql } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

/** Adds what every record carries. */
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

/** Restricts an integer column to 0 and 1. */
export function isFlag(column: string) {
  return sql`${sql.ref(column)} in (0, 1)`
}
