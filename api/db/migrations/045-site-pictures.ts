import { type Kysely, sql } from 'kysely'
import type { ColumnTypes, Engine } from '../column-types.ts'
import { addChangeCounter } from './catalogue-triggers.ts'
import { createIndexes, isWithin } from './record-columns.ts'

const slots = sql.join(['logo', 'hero', 'about', 'share'].map((slot) => sql.lit(slot)))

/** Adds pictures of the site itself, one for each place that shows one. */
export async function up(
  db: Kysely<unknown>,
  { text, strict }: ColumnTypes,
  engine: Engine,
): Promise<void> {
  await db.schema
    .createTable('site_pictures')
    .addColumn('id', text, (c) => c.notNull().primaryKey())
    .addColumn('slot', text, (c) => c.notNull().unique())
    .addColumn('image_id', text, (c) => c.notNull().references('images.id'))
    .addColumn('alt', text, (c) => c.notNull())
    .addColumn('alt_ta', text, (c) => c.notNull())
    .addCheckConstraint('site_pictures_slot', sql`slot in (${slots})`)
    .addCheckConstraint('site_pictures_alt_length', isWithin('alt', 120, engine))
    .addCheckConstraint('site_pictures_alt_ta_length', isWithin('alt_ta', 120, engine))
    .modifyEnd(strict)
    .execute()
  await createIndexes(db, 'site_pictures', { site_pictures_by_image: ['image_id'] })
  await addChangeCounter(db, engine, 'site_pictures')
}
