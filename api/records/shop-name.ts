import type { SavedSettings } from '../../contract/settings.ts'
import type { Database } from '../db/schema.ts'

/** The shop's name as staff have saved it, otherwise `fallback`: what the variables say. */
export async function readShopName(db: Database, fallback: string): Promise<string> {
  const row = await db
    .selectFrom('shop_settings')
    .select('config')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  const { name }: SavedSettings = row ? JSON.parse(row.config) : {}
  return name ?? fallback
}
