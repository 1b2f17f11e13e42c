import { type Kysely, sql } from 'kysely'
import type { Engine } from '../column-types.ts'

/**
 * Counts the writes to a table that the public sees. On PostgreSQL, a table whose rows are logged counts `before`
 * the write, so that the log can use the writer's own count without reading it again, which would look like a
 * conflict between writers.
 */
export async function addChangeCounter(
  db: Kysely<unknown>,
  engine: Engine,
  table: string,
  time: 'before' | 'after' = 'after',
): Promise<void> {
  if (engine === 'postgres')
    await sql`create trigger count_catalogue_change
      ${sql.raw(time)} insert or update or delete or truncate on ${sql.table(table)}
      for each statement execute function count_catalogue_change()`.execute(db)
  else
    for (const event of ['insert', 'update', 'delete'])
      await sql`create trigger ${sql.ref(`count_${table}_${event}`)}
        after ${sql.raw(event)} on ${sql.table(table)}
        begin update catalogue_changes set changes = changes + 1; end`.execute(db)
}

/** A change of a table's rows that lists of products show; if columns are named, only changes of those. */
export type LoggedChange = {
  table: string
  event: string
  kind: string
  key: string
  columns?: string[]
}

/** Logs such changes, for the in-memory index. */
export async function addChangeLog(
  db: Kysely<unknown>,
  engine: Engine,
  { table, event, kind, key, columns }: LoggedChange,
): Promise<void> {
  const record = sql`${sql.raw(event === 'delete' ? 'old' : 'new')}.${sql.ref(key)}`
  if (engine === 'postgres')
    await sql`create trigger ${sql.ref(`note_product_change_${event}`)}
      after ${sql.raw(event)} on ${sql.table(table)} for each row ${whenChanged(columns)}
      execute function note_product_change(${sql.lit(kind)}, ${sql.lit(key)})`.execute(db)
  // The order of a table's triggers does not matter: the logged number is above the count so far.
  else
    await sql`create trigger ${sql.ref(`note_${table}_${event}`)}
      after ${sql.raw(event)} on ${sql.table(table)} ${whenChanged(columns)}
      begin
        insert or ignore into product_changes (writer, change, kind, record)
        select writer, changes + 1, ${sql.lit(kind)}, cast(${record} as text) from catalogue_changes;
      end`.execute(db)
}

function whenChanged(columns: string[] | undefined) {
  if (!columns) return sql``
  const changed = columns.map(
    (column) => sql`old.${sql.ref(column)} is distinct from new.${sql.ref(column)}`,
  )
  return sql`when (${sql.join(changed, sql` or `)})`
}
