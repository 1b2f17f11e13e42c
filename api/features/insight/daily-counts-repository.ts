import type { Insertable, Selectable } from 'kysely'
import { indiaDate } from '../../../contract/india-time.ts'
import { insightLimits } from '../../../contract/insight/limits.ts'
import { inBatches } from '../../db/batches.ts'
import { countRows } from '../../db/pages.ts'
import type { CountedKind, DailyCountsTable, Database } from '../../db/schema.ts'
import { lockTables, transaction } from '../../db/transaction.ts'

export type CountRow = Selectable<DailyCountsTable>

/** The table of the records that a kind counts. */
export const recordsOf: Partial<Record<CountedKind, 'products' | 'categories'>> = {
  opened: 'products',
  added: 'products',
  ordered: 'products',
  category: 'categories',
}

/**
 * Adds to the counts of one day and kind, including those of other processes. Counts for unknown records are
 * dropped, as are subjects beyond the day's limit.
 */
export function addCounts(db: Database, day: string, kind: CountedKind, rows: CountRow[]) {
  return transaction(db, async (trx) => {
    // Locked first, so that no other process adds subjects meanwhile.
    await lockTables(trx, ['daily_counts'])
    const known = await dropUnknown(trx, kind, rows)
    const fitting = await dropTooMany(trx, day, kind, known)
    if (fitting.length === 0) return
    await trx
      .insertInto('daily_counts')
      .values(kind === 'words' ? await withoutRareWords(trx, day, fitting) : fitting)
      .onConflict((conflict) =>
        conflict.columns(['day', 'kind', 'subject']).doUpdateSet(({ ref, eb }) => ({
          times: eb('daily_counts.times', '+', ref('excluded.times')),
          found: ref('excluded.found'),
          how: ref('excluded.how'),
          words: ref('excluded.words'),
        })),
      )
      .execute()
  })
}

async function dropUnknown(
  trx: Database,
  kind: CountedKind,
  rows: CountRow[],
): Promise<CountRow[]> {
  const table = recordsOf[kind]
  if (!table) return rows
  const ids = rows.map(({ subject }) => subject)
  const records = await trx.selectFrom(table).select('id').where('id', 'in', ids).execute()
  const known = new Set(records.map(({ id }) => id))
  return rows.filter(({ subject }) => known.has(subject))
}

/** Leaves out subjects beyond the day's limit; those counted before already have a row. */
async function dropTooMany(
  trx: Database,
  day: string,
  kind: CountedKind,
  rows: CountRow[],
): Promise<CountRow[]> {
  if (rows.length === 0) return rows
  const ofDay = trx.selectFrom('daily_counts').where('day', '=', day).where('kind', '=', kind)
  const subjects = rows.map(({ subject }) => subject)
  const there = await ofDay.select('subject').where('subject', 'in', subjects).execute()
  const counted = new Set(there.map(({ subject }) => subject))
  let left = insightLimits.rowsADay - (await countRows(ofDay))
  return rows.filter(({ subject }) => counted.has(subject) || left-- > 0)
}

/** Leaves out words that were searched neither on an earlier day nor three times in all. */
async function withoutRareWords(
  trx: Database,
  today: string,
  rows: CountRow[],
): Promise<CountRow[]> {
  const subjects = rows.map(({ subject }) => subject)
  const asked = await trx
    .selectFrom('daily_counts')
    .select(['subject', 'day', 'times'])
    .where('kind', '=', 'words')
    .where('subject', 'in', subjects)
    .execute()
  const earlier = Map.groupBy(asked, ({ subject }) => subject)
  return rows.map((row) => {
    const before = earlier.get(row.subject) ?? []
    const times = before.reduce((sum, counted) => sum + counted.times, row.times)
    const isOfTwoDays = before.some(({ day }) => day !== today)
    return isOfTwoDays || times >= insightLimits.shownAfterTimes ? row : { ...row, words: null }
  })
}

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
