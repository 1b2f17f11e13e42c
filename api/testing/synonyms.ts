import type { Database } from '../db/schema.ts'

/** Stores sets of synonyms without a call for each, named «Set 0», «Set 1» and so on. */
export async function insertSynonymSets(
  db: Database,
  count: number,
  termsOf: (set: number) => string[],
): Promise<void> {
  const now = Date.now()
  const rows = Array.from({ length: count }, (_, set) => ({
    id: `01900000-0000-7000-8000-${String(set).padStart(12, '0')}`,
    label: `Set ${set}`,
    terms: JSON.stringify(termsOf(set)),
    created_at: now,
    updated_at: now,
  }))
  for (let at = 0; at < rows.length; at += 100)
    await db
      .insertInto('synonyms')
      .values(rows.slice(at, at + 100))
      .execute()
}
