import { type RawBuilder, sql } from 'kysely'

export type Engine = 'sqlite' | 'postgres'

/** Types that migrations need, as each engine spells them. */
export type ColumnTypes = {
  /** Sorted by code point on both engines. */
  text: RawBuilder<unknown>
  integer: RawBuilder<unknown>
  real: RawBuilder<unknown>
  bytes: RawBuilder<unknown>
  /** Ends a `create table`: SQLite then checks types as PostgreSQL does. */
  strict: RawBuilder<unknown>
}

export const columnTypes: Record<Engine, ColumnTypes> = {
  sqlite: {
    text: sql`text`,
    integer: sql`integer`,
    real: sql`real`,
    bytes: sql`blob`,
    strict: sql`strict`,
  },
  postgres: {
    text: sql`text collate "C"`,
    integer: sql`bigint`,
    real: sql`double precision`,
    bytes: sql`bytea`,
    strict: sql``,
  },
}
