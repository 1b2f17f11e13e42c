import type { Kysely } from 'kysely'
import type { ColumnTypes, Engine } from '../column-types.ts'
import { isWithin } from './record-columns.ts'

/** Where the seeds or nuts come from. */
export async function up(db: Kysely<unknown>, { text }: ColumnTypes, engine: Engine) {
  const products = db.schema.alterTable('products')
  await products.addColumn('origin', text, (c) => c.notNull().defaultTo('')).execute()
  await products
    .addCheckConstraint('products_origin_length', isWithin('origin', 80, engine))
    .execute()
}
