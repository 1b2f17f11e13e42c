import type { Database } from '../../db/schema.ts'
import { logWrite } from '../../records/audit-log-repository.ts'
import type { Author } from '../../records/author.ts'

/** Stops price revisions scheduled up to `until`, because after a restore nobody may know of them. */
export async function stopDueRevisions(
  trx: Database,
  until: number,
  author: Author,
): Promise<void> {
  const stopped = await trx
    .updateTable('price_revisions')
    .set(({ eb }) => ({
      state: 'stopped',
      stopped_by: 'restore',
      version: eb('version', '+', 1),
      updated_at: Date.now(),
    }))
    .where('state', '=', 'scheduled')
    .where('apply_at', '<=', until)
    .returning(['id', 'reason'])
    .execute()
  for (const { id, reason } of stopped)
    await logWrite(trx, author, {
      action: 'update',
      entity: 'price-revision',
      id,
      name: reason,
      before: { state: 'scheduled' },
      after: { state: 'stopped' },
    })
}
