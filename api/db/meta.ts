import type { Database } from './schema.ts'

/** Says that the database has been filled with the demo catalogue, or must not be. */
export const seededKey = 'seeded'

/** Facts about the database itself, by name. */
export function metaRepository(db: Database) {
  return {
    async find(key: string): Promise<string | null> {
      const row = await db
        .selectFrom('meta')
        .select('value')
        .where('key', '=', key)
        .executeTakeFirst()
      return row?.value ?? null
    },

    async set(key: string, value: string): Promise<void> {
      await db
        .insertInto('meta')
        .values({ key, value })
        .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
        .execute()
    },
  }
}
