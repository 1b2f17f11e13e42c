import type { Selectable } from 'kysely'
import type { BackupScheduleTable, Database } from './schema.ts'

export type BackupScheduleRow = Selectable<BackupScheduleTable>

/** Milliseconds during which no other process tries; a killed attempt is repeated after it. */
const pause = 50 * 60_000

/** What all processes know of the backups that are made by themselves. */
export function backupSchedule(db: Database) {
  const change = db.updateTable('backup_schedule')

  return {
    read(): Promise<BackupScheduleRow> {
      return db.selectFrom('backup_schedule').selectAll().executeTakeFirstOrThrow()
    },

    /** Begins to count: the slot of the first start is over. */
    async begin(slot: number): Promise<void> {
      await change.set({ slot }).where('slot', 'is', null).execute()
    },

    /**
     * Takes a slot that no backup was made in; false where it is not this process's to make. Any other
     * slot than the last one counts, and a time that is too far ahead counts as over: the clock may
     * have been wrong.
     */
    async take(slot: number, now: number): Promise<boolean> {
      const { numUpdatedRows } = await change
        .set({ not_before: now + pause })
        .where('slot', '<>', slot)
        .where((e) => e.or([e('not_before', '<=', now), e('not_before', '>', now + pause)]))
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    /** Gives a slot back that was not made use of. */
    async giveBack(now: number): Promise<void> {
      await change.set({ not_before: now }).execute()
    },

    /** Records a verified backup, manual or automatic. */
    async recordVerified({ missing }: { missing: number }): Promise<void> {
      await change.set({ proven_at: Date.now(), missing }).execute()
    },

    async recordDone(slot: number): Promise<void> {
      await change.set({ slot, failed_at: null, failure: '' }).execute()
    },

    async recordFailure(failure: string): Promise<void> {
      await change.set({ failed_at: Date.now(), failure }).execute()
    },
  }
}
