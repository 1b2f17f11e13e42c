import { type Kysely, sql } from 'kysely'
import type { ColumnTypes, Engine } from '../column-types.ts'
import { addChangeCounter } from './catalogue-triggers.ts'

/** Tables that public responses are made from. */
const shown = ['categories', 'products', 'gallery_items', 'nav_configs', 'images']

/**
 * Counts writes to public content with triggers, so that none can be forgotten. Each connection to PostgreSQL
 * counts in its own row, because two writers would block each other on a shared one. Each new sum is a new
 * version of the catalogue.
 */
export async function up(
  db: Kysely<unknown>,
  { integer, strict }: ColumnTypes,
  engine: Engine,
): Promise<void> {
  await db.schema
    .createTable('catalogue_changes')
    .addColumn('writer', integer, (c) => c.notNull().primaryKey())
    .addColumn('changes', integer, (c) => c.notNull())
    .modifyEnd(strict)
    .execute()
  if (engine === 'postgres') await createCounter(db)
  else await sql`insert into catalogue_changes (writer, changes) values (0, 0)`.execute(db)
  for (const table of shown) await addChangeCounter(db, engine, table)
}

/** Ids of backends modulo a number limit the rows; two backends that share one only wait for each other. */
async function createCounter(db: Kysely<unknown>): Promise<void> {
  await sql`create function count_catalogue_change() returns trigger language plpgsql as $$
    begin
      insert into catalogue_changes as c (writer, changes) values (pg_backend_pid() % 1024, 1)
        on conflict (writer) do update set changes = c.changes + 1;
      perform pg_notify('catalogue', '');
      return null;
    end $$`.execute(db)
}
