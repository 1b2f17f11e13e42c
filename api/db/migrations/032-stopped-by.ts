import { type Kysely, sql } from 'kysely'
import type { ColumnTypes } from '../column-types.ts'

/** Adds the cause that stopped a price revision; until now, only changed prices did. */
export async function up(db: Kysely<unknown>, { text }: ColumnTypes): Promise<void> {
  await db.schema.alterTable('price_revisions').addColumn('stopped_by', text).execute()
  await sql`update price_revisions set stopped_by = 'prices' where state = 'stopped'`.execute(db)
  const cause = sql<boolean>`stopped_by is null or stopped_by in ('prices', 'restore')`
  await db.schema
    .alterTable('price_revisions')
    .addCheckConstraint('price_revisions_stopped_by', cause)
    .execute()
}
