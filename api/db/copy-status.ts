import { randomUUID } from 'node:crypto'
import type { Database } from './schema.ts'

/** The site that a copy is of: one that was restored from its copy is still the same. */
export async function identifySite(db: Database): Promise<string> {
  await db.updateTable('copy_status').set({ site: randomUUID() }).where('site', '=', '').execute()
  return (await readCopyStatus(db)).site
}

export function readCopyStatus(db: Database) {
  return db.selectFrom('copy_status').selectAll().executeTakeFirstOrThrow()
}

export async function saveBehindSince(db: Database, behind_since: number | null): Promise<void> {
  await db.updateTable('copy_status').set({ behind_since }).execute()
}
