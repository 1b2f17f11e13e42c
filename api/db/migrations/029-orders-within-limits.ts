import { type Kysely, sql } from 'kysely'

/** The highest order that a write accepts. */
const highest = 1_000_000_000

/**
 * Corrects records that were placed after the highest order, exceeded it, and so could not be saved with their
 * own order.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['categories', 'product_groups', 'gallery_items'])
    await sql`
      update ${sql.table(table)} set sort_order = ${highest} where sort_order > ${highest}`.execute(
      db,
    )
}
