import type { SavedSettings } from '../../contract/settings/settings.ts'
import type { Database } from '../db/schema.ts'
import { readStoredSettings } from './stored-config.ts'

/** What staff have saved of the shop's settings; what is missing stands in the variables. */
export async function readSavedSettings(db: Database): Promise<SavedSettings> {
  const row = await db
    .selectFrom('shop_settings')
    .select('config')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? readStoredSettings(row.config) : {}
}

/** The shop's name as staff have saved it, otherwise `fallback`: what the variables say. */
export async function readShopName(db: Database, fallback: string): Promise<string> {
  const { name } = await readSavedSettings(db)
  return name ?? fallback
}

/** The same in Tamil, where staff have named the shop so. */
export async function readShopNameTa(db: Database, fallback: string): Promise<string> {
  const { name, nameTa } = await readSavedSettings(db)
  return nameTa || (name ?? fallback)
}
