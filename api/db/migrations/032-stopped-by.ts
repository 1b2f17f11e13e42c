import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

/** What stopped a price revision; up to now only prices that had changed. */
export async function up(db: Kysely<unknown>, { text }: ColumnTypes): Promise<void> {
  await db.schema.alterTable('price_revisions').addColumn('stopped_by', text).execute()
  await sql`update price_revisions set stopped_by = 'prices' where state = 'stopped'`.execute(db)
  const cause = sql<boolean>`stopped_by is null or stopped_by in ('prices', 'restore')`
  await db.schema
    .alterTable('price_revisions')
    .addCheckConstraint('price_revisions_stopped_by', cause)
    .execute()
}
