import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { ColumnTypes, Engine } from '../column-types.ts'
import { addChangeCounter } from './catalogue-triggers.ts'
import { createIndexes, isWithin } from './record-columns.ts'

const kinds = sql.join(['front', 'back', 'label', 'seed', 'use'].map((kind) => sql.lit(kind)))

/** Further pictures of products; the first one stays the product's own, with its id and words beside it. */
export async function up(db: Kysely<unknown>, types: ColumnTypes, engine: Engine): Promise<void> {
  const { text, integer, strict } = types
  const products = db.schema.alterTable('products')
  await products.addColumn('picture_id', text).execute()
  await products.addColumn('picture_kind', text, (c) => c.notNull().defaultTo('front')).execute()
  await products.addColumn('picture_alt', text, (c) => c.notNull().defaultTo('')).execute()
  await products.addColumn('picture_alt_ta', text, (c) => c.notNull().defaultTo('')).execute()
  const checks: Record<string, RawBuilder<boolean>> = {
    picture_kind: sql<boolean>`picture_kind in (${kinds})`,
    picture_alt_length: isWithin('picture_alt', 120, engine),
    picture_alt_ta_length: isWithin('picture_alt_ta', 120, engine),
  }
  for (const [name, check] of Object.entries(checks))
    await products.addCheckConstraint(`products_${name}`, check).execute()

  await db.schema
    .createTable('product_pictures')
    .addColumn('id', text, (c) => c.notNull().primaryKey())
    .addColumn('product_id', text, (c) => c.notNull().references('products.id').onDelete('cascade'))
    .addColumn('position', integer, (c) => c.notNull())
    .addColumn('image_id', text, (c) => c.notNull().references('images.id'))
    .addColumn('kind', text, (c) => c.notNull())
    .addColumn('alt', text, (c) => c.notNull())
    .addColumn('alt_ta', text, (c) => c.notNull())
    .addUniqueConstraint('product_pictures_position_unique', ['product_id', 'position'])
    .addUniqueConstraint('product_pictures_image_unique', ['product_id', 'image_id'])
    // The first of a product's six pictures is in its own row.
    .addCheckConstraint('product_pictures_position', sql`position between 1 and 5`)
    .addCheckConstraint('product_pictures_kind', sql`kind in (${kinds})`)
    .addCheckConstraint('product_pictures_alt_length', isWithin('alt', 120, engine))
    .addCheckConstraint('product_pictures_alt_ta_length', isWithin('alt_ta', 120, engine))
    .modifyEnd(strict)
    .execute()
  await createIndexes(db, 'product_pictures', { product_pictures_by_image: ['image_id'] })
  await addChangeCounter(db, engine, 'product_pictures')
}
