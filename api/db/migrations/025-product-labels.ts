import type { Kysely } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

/** Adds the label of all packs of a group, as JSON; null without a label. */
export async function up(db: Kysely<unknown>, { text }: ColumnTypes): Promise<void> {
  await db.schema.alterTable('product_groups').addColumn('label', text).execute()
}
