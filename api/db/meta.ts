import type { Database } from './schema.ts'

/** Says that the database has been filled with the demo catalogue, or must not be. */
export const seededKey = 'seeded'

/** A fact about the database itself. */
export async function findMeta(db: Database, key: string): Promise<string | null> {
  const fact = db.selectFrom('meta').select('value').where('key', '=', key)
  return (await fact.executeTakeFirst())?.value ?? null
}

export async function setMeta(db: Database, key: string, value: string): Promise<void> {
  await db
    .insertInto('meta')
    .values({ key, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute()
}
