import { type Kysely, sql } from 'kysely'
import type { ColumnTypes, Engine } from '../column-types.ts'
import { isWithin, withRecordColumns } from './record-columns.ts'

/** Words that stand for each other in a search, as JSON. What a search finds is seen by the public. */
export async function up(db: Kysely<unknown>, types: ColumnTypes, engine: Engine): Promise<void> {
  await withRecordColumns(db.schema.createTable('synonyms'), types)
    .addColumn('label', types.text, (c) => c.notNull())
    .addColumn('terms', types.text, (c) => c.notNull())
    .addCheckConstraint('synonyms_label_length', isWithin('label', 60, engine))
    .modifyEnd(types.strict)
    .execute()
  await (engine === 'postgres' ? noteOnPostgres(db) : noteOnSqlite(db))
}

const records = { insert: 'new', update: 'new', delete: 'old' }

async function noteOnSqlite(db: Kysely<unknown>): Promise<void> {
  for (const [event, record] of Object.entries(records)) {
    await sql`create trigger ${sql.ref(`count_synonyms_${event}`)}
      after ${sql.raw(event)} on synonyms
      begin update catalogue_changes set changes = changes + 1; end`.execute(db)
    await sql`create trigger ${sql.ref(`note_synonyms_${event}`)}
      after ${sql.raw(event)} on synonyms
      begin
        insert or ignore into product_changes (writer, change, kind, record)
        select writer, changes + 1, 'synonym', ${sql.raw(record)}.id from catalogue_changes;
      end`.execute(db)
  }
}

async function noteOnPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`create trigger count_catalogue_change
    before insert or update or delete or truncate on synonyms
    for each statement execute function count_catalogue_change()`.execute(db)
  for (const event of Object.keys(records))
    await sql`create trigger ${sql.ref(`note_product_change_${event}`)}
      after ${sql.raw(event)} on synonyms for each row
      execute function note_product_change('synonym', 'id')`.execute(db)
}
