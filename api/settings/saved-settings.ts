import { recordOf } from '../../contract/record-of.ts'
import { defaultSettings } from '../../contract/settings/defaults.ts'
import type { SavedSettings, ShopSettings } from '../../contract/settings/settings.ts'
import { fillSite, type Site, siteFields } from '../../contract/settings/site.ts'
import { findMeta, siteFactsKey } from '../db/meta.ts'
import type { Database } from '../db/schema.ts'
import { readStoredSettings, readStoredSite } from '../records/stored-config.ts'

/** Settings that staff have saved; a missing one has its default. */
export async function readSavedSettings(db: Database): Promise<SavedSettings> {
  const row = await db
    .selectFrom('shop_settings')
    .select('config')
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? readStoredSettings(row.config) : {}
}

/** Settings where nothing is saved: from the variables, else from the demo, else blank. */
export async function readDefaultSettings(db: Database, variables: Site): Promise<ShopSettings> {
  const brought = readStoredSite(await findMeta(db, siteFactsKey))
  return defaultSettings(fillSite(variables, brought))
}

/** The current settings. */
export async function readShopSettings(db: Database, variables: Site): Promise<ShopSettings> {
  return { ...(await readDefaultSettings(db, variables)), ...(await readSavedSettings(db)) }
}

/** The current public facts. */
export async function readShopSite(db: Database, variables: Site): Promise<Site> {
  const settings = await readShopSettings(db, variables)
  return recordOf(siteFields, (field) => settings[field])
}

export async function readShopName(db: Database, variables: Site): Promise<string> {
  const { name } = await readShopSettings(db, variables)
  return name
}

/** Short names of the shop in both languages, or else its full names. */
export async function readShortNames(db: Database, variables: Site): Promise<string[]> {
  const settings = await readShopSettings(db, variables)
  const { name, nameTa, shortName, shortNameTa } = settings
  return [shortName || name, shortNameTa || nameTa].filter(Boolean)
}

/** Tamil name of the shop; falls back on the English one. */
export async function readShopNameTa(db: Database, variables: Site): Promise<string> {
  const { name, nameTa } = await readShopSettings(db, variables)
  return nameTa || name
}
