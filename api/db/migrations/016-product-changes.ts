import { type Kysely, sql } from 'kysely'
import type { ColumnTypes, Engine } from '../column-types.ts'
import { addChangeCounter, addChangeLog, type LoggedChange } from './catalogue-triggers.ts'

/** Changes that alter a list of products: of pictures and names, only the visible ones. */
const logged: LoggedChange[] = [
  ...['insert', 'update', 'delete'].map((event) => ({
    table: 'products',
    event,
    kind: 'product',
    key: 'number',
  })),
  ...['insert', 'delete'].map((event) => ({
    table: 'categories',
    event,
    kind: 'category',
    key: 'id',
  })),
  {
    table: 'categories',
    event: 'update',
    kind: 'category',
    key: 'id',
    columns: ['name', 'parent_id'],
  },
  {
    table: 'images',
    event: 'update',
    kind: 'image',
    key: 'id',
    columns: ['width', 'height', 'placeholder', 'variants'],
  },
]

/**
 * Logs with triggers which products each change of the catalogue affects, so that an in-memory index can read
 * those again. An entry contains its writer's count: a reader that has not seen the entry has not seen that count
 * either.
 */
export async function up(
  db: Kysely<unknown>,
  { text, integer, strict }: ColumnTypes,
  engine: Engine,
): Promise<void> {
  await db.schema
    .createTable('product_changes')
    .addColumn('writer', integer, (c) => c.notNull())
    .addColumn('change', integer, (c) => c.notNull())
    .addColumn('kind', text, (c) => c.notNull())
    .addColumn('record', text, (c) => c.notNull())
    .addPrimaryKeyConstraint('product_changes_key', ['writer', 'change', 'kind', 'record'])
    .modifyEnd(strict)
    .execute()
  if (engine === 'postgres') await countFirst(db)
  for (const change of logged) await addChangeLog(db, engine, change)
}

/** Lets each statement count before its rows are logged. */
async function countFirst(db: Kysely<unknown>): Promise<void> {
  await sql`create or replace function count_catalogue_change() returns trigger language plpgsql as $$
    declare counted bigint;
    begin
      insert into catalogue_changes as c (writer, changes) values (pg_backend_pid() % 1024, 1)
        on conflict (writer) do update set changes = c.changes + 1
        returning changes into counted;
      perform set_config('catalogue.counted', counted::text, true);
      perform pg_notify('catalogue', '');
      if tg_op = 'TRUNCATE' then
        insert into product_changes (writer, change, kind, record)
          values (pg_backend_pid() % 1024, counted, 'all', tg_table_name);
      end if;
      return null;
    end $$`.execute(db)
  for (const table of new Set(logged.map((change) => change.table))) {
    await sql`drop trigger count_catalogue_change on ${sql.table(table)}`.execute(db)
    await addChangeCounter(db, 'postgres', table, 'before')
  }
  await sql`create function note_product_change() returns trigger language plpgsql as $$
    begin
      insert into product_changes (writer, change, kind, record)
        values (pg_backend_pid() % 1024, current_setting('catalogue.counted')::bigint, tg_argv[0],
          to_jsonb(coalesce(new, old)) ->> tg_argv[1])
        on conflict do nothing;
      return null;
    end $$`.execute(db)
}
