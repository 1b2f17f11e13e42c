import type { Kysely } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

/** What stands on the label of every pack of a group, as JSON; null where nothing is said of it. */
export async function up(db: Kysely<unknown>, { text }: ColumnTypes): Promise<void> {
  await db.schema.alterTable('product_groups').addColumn('label', text).execute()
}
