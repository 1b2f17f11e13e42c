import type { Database } from '../db/schema.ts'

/** Accounts among `ids` that are switched off. */
export async function findSwitchedOff(db: Database, ids: Set<string>): Promise<Set<string>> {
  if (ids.size === 0) return ids
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('active', '=', 0)
    .where('id', 'in', [...ids])
    .execute()
  return new Set(rows.map(({ id }) => id))
}
