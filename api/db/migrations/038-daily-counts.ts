import { type Kysely, sql } from 'kysely'
import type { ColumnTypes, Engine } from '../column-types.ts'
import { isWithin } from './record-columns.ts'

/** Adds counts of visits by day. The public never sees them, so no trigger counts their changes. */
export async function up(
  db: Kysely<unknown>,
  { text, integer, strict }: ColumnTypes,
  engine: Engine,
): Promise<void> {
  await db.schema
    .createTable('daily_counts')
    .addColumn('day', text, (c) => c.notNull())
    .addColumn('kind', text, (c) => c.notNull())
    .addColumn('subject', text, (c) => c.notNull())
    .addColumn('times', integer, (c) => c.notNull())
    .addColumn('found', integer)
    .addColumn('how', text)
    .addColumn('words', text)
    .addPrimaryKeyConstraint('daily_counts_key', ['day', 'kind', 'subject'])
    .addCheckConstraint('daily_counts_day', sql`length(day) = 10`)
    .addCheckConstraint(
      'daily_counts_kind',
      sql`kind in ('opened', 'added', 'ordered', 'sent', 'page', 'category', 'searched', 'words', 'demo')`,
    )
    .addCheckConstraint('daily_counts_subject_length', isWithin('subject', 64, engine))
    .addCheckConstraint('daily_counts_words_length', isWithin('words', 40, engine))
    .addCheckConstraint(
      'daily_counts_how',
      sql`how is null or how in ('literal', 'synonym', 'sound', 'similar', 'nothing')`,
    )
    .addCheckConstraint(
      'daily_counts_of_words',
      sql`case when kind = 'words' then found is not null and how is not null else words is null end`,
    )
    .modifyEnd(strict)
    .execute()
}
