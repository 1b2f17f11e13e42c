import { sql } from 'kysely'
import { engineOf } from '../engine.ts'
import type { Database } from '../schema.ts'
import type { TableName } from './roles.ts'

/** A stored row of any table. */
export type Row = Record<string, string | number | null | Uint8Array>

export type ColumnType = 'text' | 'integer' | 'real' | 'bytes'

/** Columns that are written, with their types; the database generates the others. */
export type TableShape = { columns: string[]; key: string[]; types: Record<string, ColumnType> }

/** Rows read at once; fewer if they hold files. */
const page = 100
const pageOfFiles = 10

export async function readShape(db: Database, table: TableName): Promise<TableShape> {
  const { rows } = await (engineOf(db) === 'postgres'
    ? sql<Column>`
        select a.attname as name, format_type(a.atttypid, null) as type,
          array_position(i.indkey::int2[], a.attnum) as key_place
        from pg_attribute a
        left join pg_index i on i.indrelid = a.attrelid and i.indisprimary
        where a.attrelid = ${table}::regclass
          and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        order by a.attnum`
    : sql<Column>`
        select name, lower(type) as type, nullif(pk, 0) as key_place
        from pragma_table_info(${table})`
  ).execute(db)
  return {
    columns: rows.map(({ name }) => name),
    key: rows
      .filter(({ key_place }) => key_place !== null)
      .toSorted((a, b) => Number(a.key_place) - Number(b.key_place))
      .map(({ name }) => name),
    types: Object.fromEntries(rows.map(({ name, type }) => [name, typeNames[type] ?? 'text'])),
  }
}

type Column = { name: string; type: string; key_place: number | null }

/** The engines' names for the types of `column-types.ts`. */
const typeNames: Record<string, ColumnType> = {
  bigint: 'integer',
  integer: 'integer',
  real: 'real',
  'double precision': 'real',
  blob: 'bytes',
  bytea: 'bytes',
}

/** True if a table holds files. */
export function hasBytes({ types }: TableShape): boolean {
  return Object.values(types).includes('bytes')
}

/** Reads every row of a table in batches, in the order of its key, starting after a key if one is given. */
export async function* readRows(
  db: Database,
  table: TableName,
  from?: (string | number)[],
): AsyncGenerator<Row[]> {
  const shape = await readShape(db, table)
  const { columns, key } = shape
  const limit = hasBytes(shape) ? pageOfFiles : page
  const keys = sql.join(key.map((name) => sql.ref(name)))
  let after = from ? sql`where (${keys}) > (${sql.join(from)})` : sql``
  for (;;) {
    const { rows } = await sql<Row>`
      select ${sql.join(columns.map((name) => sql.ref(name)))} from ${sql.table(table)}
      ${after} order by ${keys} limit ${limit}`.execute(db)
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (!last || rows.length < limit) return
    after = sql`where (${keys}) > (${sql.join(key.map((name) => last[name]))})`
  }
}

/** Adds rows that have exactly the columns of `shape`. */
export async function insertRows(
  trx: Database,
  table: TableName,
  { columns }: Pick<TableShape, 'columns'>,
  rows: Row[],
): Promise<void> {
  if (rows.length === 0) return
  const values = rows.map((row) => sql`(${sql.join(columns.map((name) => row[name] ?? null))})`)
  const names = sql.join(columns.map((name) => sql.ref(name)))
  // Keeps numbers that the database would assign itself.
  const numbered = engineOf(trx) === 'postgres' ? sql`overriding system value` : sql``
  await sql`
    insert into ${sql.table(table)} (${names}) ${numbered} values ${sql.join(values)}`.execute(trx)
}

/** Lets the database continue numbering from the last row of a table that numbers its rows. */
export async function resetSequence(trx: Database, table: 'audit_log'): Promise<void> {
  if (engineOf(trx) === 'sqlite') return
  await sql`
    select setval(pg_get_serial_sequence(${table}, 'number'), max(number))
    from ${sql.table(table)}`.execute(trx)
}

/** The highest number in a table that numbers its rows; 0 if it is empty. */
export async function findLastNumber(db: Database, table: 'audit_log'): Promise<number> {
  const { last } = await db
    .selectFrom(table)
    .select((e) => e.fn.max('number').as('last'))
    .executeTakeFirstOrThrow()
  return last ?? 0
}

/** Finds a row of a SQLite database that refers to a missing row; null if there is none. */
export async function findBrokenReference(db: Database) {
  const { rows } = await sql<{ table: TableName; rowid: number; fkid: number }>`
    select * from pragma_foreign_key_check limit 1`.execute(db)
  const [broken] = rows
  if (!broken) return null
  const { table, rowid, fkid } = broken
  const found = await sql<Row>`select * from ${sql.table(table)} where rowid = ${rowid}`.execute(db)
  const key = await sql<{ from: string }>`
    select "from" from pragma_foreign_key_list(${table}) where id = ${fkid}`.execute(db)
  return {
    table,
    shape: await readShape(db, table),
    row: found.rows[0] ?? {},
    column: key.rows.map(({ from }) => from).join(', '),
  }
}

export async function isTableEmpty(db: Database, table: TableName): Promise<boolean> {
  const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(db)
  return rows.length === 0
}

/** Empties tables, each before the tables that it refers to. */
export async function emptyTables(trx: Database, tables: TableName[]): Promise<void> {
  for (const table of tables.toReversed()) await sql`delete from ${sql.table(table)}`.execute(trx)
}
