import type { Database } from './schema.ts'

/** Key for the time at which the database was filled with the demo catalogue; prevents filling it again. */
export const seededKey = 'seeded'

/** Key for the shop's facts that came with the demo, as JSON; variables and staff settings take precedence. */
export const demoDetailsKey = 'site_facts'

/** Key that marks a site that must still adopt the words and pictures that once came with the program. */
export const adoptContentKey = 'adopt_content'

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

export async function deleteMeta(db: Database, key: string): Promise<void> {
  await db.deleteFrom('meta').where('key', '=', key).execute()
}
