import type { Selectable } from 'kysely'
import { minuteMs } from '../../../contract/durations.ts'
import type { BackupScheduleTable } from '../../db/maintenance-tables.ts'
import type { Database } from '../../db/schema.ts'

export type BackupScheduleRow = Selectable<BackupScheduleTable>

/** Milliseconds during which no other process tries; after that, an attempt that was killed is repeated. */
const pause = 50 * minuteMs

export function readSchedule(db: Database): Promise<BackupScheduleRow> {
  return db.selectFrom('backup_schedule').selectAll().executeTakeFirstOrThrow()
}

/** Starts the schedule; the slot of the first start counts as done. */
export async function beginSchedule(db: Database, slot: number): Promise<void> {
  await change(db).set({ slot }).where('slot', 'is', null).execute()
}

/**
 * Claims a slot that has no backup yet; false if another process has claimed it. Any slot other than the last one
 * counts as new, and a pause that ends too far ahead counts as over, because the clock may have been wrong.
 */
export async function claimSlot(db: Database, slot: number, now: number): Promise<boolean> {
  const { numUpdatedRows } = await change(db)
    .set({ not_before: now + pause })
    .where('slot', '<>', slot)
    .where((e) => e.or([e('not_before', '<=', now), e('not_before', '>', now + pause)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Releases a claimed slot in which no backup was made. */
export async function releaseSlot(db: Database, now: number): Promise<void> {
  await change(db).set({ not_before: now }).execute()
}

/** Records a verified backup, manual or automatic; earlier failures no longer count. */
export async function saveVerifiedBackup(db: Database, missing: number): Promise<void> {
  await change(db).set({ proven_at: Date.now(), missing, failed_at: null, failure: '' }).execute()
}

export async function markSlotDone(db: Database, slot: number): Promise<void> {
  await change(db).set({ slot, failed_at: null, failure: '' }).execute()
}

export async function saveBackupFailure(db: Database, failure: string): Promise<void> {
  await change(db).set({ failed_at: Date.now(), failure }).execute()
}

/** Records whether old backups could be deleted. */
export async function savePruning(db: Database, isDone: boolean): Promise<void> {
  await change(db)
    .set({ unpruned: isDone ? 0 : 1 })
    .execute()
}

function change(db: Database) {
  return db.updateTable('backup_schedule')
}
