import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { CopyStatusTable } from '../db/maintenance-tables.ts'
import type { Database } from '../db/schema.ts'

export type CopyStatusRow = Selectable<CopyStatusTable>

/** Returns the id of the site, which is the same after a restore from its copy. */
export async function identifySite(db: Database): Promise<string> {
  await db.updateTable('copy_status').set({ site: randomUUID() }).where('site', '=', '').execute()
  return (await readCopyStatus(db)).site
}

export function readCopyStatus(db: Database): Promise<CopyStatusRow> {
  return db.selectFrom('copy_status').selectAll().executeTakeFirstOrThrow()
}

export async function saveBehindSince(db: Database, behind_since: number | null): Promise<void> {
  await db.updateTable('copy_status').set({ behind_since }).execute()
}
