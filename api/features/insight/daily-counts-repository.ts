import type { Insertable } from 'kysely'
import { indiaDate } from '../../../contract/india-time.ts'
import { insightLimits } from '../../../contract/insight/limits.ts'
import { inBatches } from '../../db/batches.ts'
import type { DailyCountsTable, Database } from '../../db/schema.ts'

/** The days that have counts. */
export async function listCountedDays(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('daily_counts').select('day').distinct().execute()
  return rows.map(({ day }) => day)
}

/** Deletes the demo's made-up days. */
export async function deleteDemoCounts(db: Database): Promise<void> {
  const madeUp = db.selectFrom('daily_counts').select('day').where('kind', '=', 'demo')
  await db.deleteFrom('daily_counts').where('day', 'in', madeUp).execute()
}

/** Deletes counts that are older than 400 days, and words of searches that are older than 90. */
export async function deleteOldCounts(db: Database, now: number): Promise<void> {
  const { retentionDays, searchRetentionDays } = insightLimits
  await db.deleteFrom('daily_counts').where('day', '<=', indiaDate(now, -retentionDays)).execute()
  await db
    .deleteFrom('daily_counts')
    .where('kind', '=', 'words')
    .where('day', '<=', indiaDate(now, -searchRetentionDays))
    .execute()
}

/** Inserts counts that were made up for the demo, with a mark on each of their days. */
export async function insertDemoCounts(
  db: Database,
  rows: Insertable<DailyCountsTable>[],
): Promise<void> {
  const days = [...new Set(rows.map(({ day }) => day))]
  const marks = days.map((day) => ({ day, kind: 'demo' as const, subject: '', times: 1 }))
  const all = [...rows, ...marks]
  for (const some of inBatches(all)) await db.insertInto('daily_counts').values(some).execute()
}
