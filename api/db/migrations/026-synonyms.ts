import type { Kysely } from 'kysely'
import type { ColumnTypes, Engine } from '../column-types.ts'
import { addChangeCounter, addChangeLog } from './catalogue-triggers.ts'
import { isWithin, withRecordColumns } from './record-columns.ts'

/** Adds words that stand for each other in a search, as JSON. They change what the public finds. */
export async function up(db: Kysely<unknown>, types: ColumnTypes, engine: Engine): Promise<void> {
  await withRecordColumns(db.schema.createTable('synonyms'), types)
    .addColumn('label', types.text, (c) => c.notNull())
    .addColumn('terms', types.text, (c) => c.notNull())
    .addCheckConstraint('synonyms_label_length', isWithin('label', 60, engine))
    .modifyEnd(types.strict)
    .execute()
  await addChangeCounter(db, engine, 'synonyms', 'before')
  for (const event of ['insert', 'update', 'delete'])
    await addChangeLog(db, engine, { table: 'synonyms', event, kind: 'synonym', key: 'id' })
}
