import { indiaDate } from '../../contract/india-time.ts'
import { insightLimits } from '../../contract/insight/insight-terms.ts'
import type { Database } from '../db/schema.ts'

/** The days of which anything is counted. */
export async function listCountedDays(db: Database): Promise<string[]> {
  const rows = await db.selectFrom('daily_counts').select('day').distinct().execute()
  return rows.map(({ day }) => day)
}

/** Deletes the days that were made up for the demo. */
export async function deleteDemoCounts(db: Database): Promise<void> {
  const madeUp = db.selectFrom('daily_counts').select('day').where('kind', '=', 'demo')
  await db.deleteFrom('daily_counts').where('day', 'in', madeUp).execute()
}

/** Deletes counts that are older than 400 days, and words of searches that are older than 90. */
export async function deleteOldCounts(db: Database, now: number): Promise<void> {
  const { keptDays, keptSearchDays } = insightLimits
  await db.deleteFrom('daily_counts').where('day', '<=', indiaDate(now, -keptDays)).execute()
  await db
    .deleteFrom('daily_counts')
    .where('kind', '=', 'words')
    .where('day', '<=', indiaDate(now, -keptSearchDays))
    .execute()
}
