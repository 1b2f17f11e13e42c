import { recordOf } from '../../contract/record-of.ts'
import { defaultSettings } from '../../contract/settings/defaults.ts'
import type { ShopSettings } from '../../contract/settings/settings.ts'
import {
  fillShopDetails,
  type ShopDetails,
  shopDetailFields,
} from '../../contract/settings/shop-details.ts'
import { demoDetailsKey, findMeta } from '../db/meta.ts'
import type { Database } from '../db/schema.ts'
import { readStoredShopDetails } from '../records/stored-config.ts'
import { readSavedSettings } from './repository.ts'

/** Settings where nothing is saved: from the variables, else from the demo, else blank. */
export async function readDefaultSettings(
  db: Database,
  variables: ShopDetails,
): Promise<ShopSettings> {
  const brought = readStoredShopDetails(await findMeta(db, demoDetailsKey))
  return defaultSettings(fillShopDetails(variables, brought))
}

/** The current settings. */
export async function readShopSettings(
  db: Database,
  variables: ShopDetails,
): Promise<ShopSettings> {
  return { ...(await readDefaultSettings(db, variables)), ...(await readSavedSettings(db)) }
}

/** The current details of the shop, as variables could give them. */
export async function readShopDetails(db: Database, variables: ShopDetails): Promise<ShopDetails> {
  const settings = await readShopSettings(db, variables)
  return recordOf(shopDetailFields, (field) => settings[field])
}

export async function readShopName(db: Database, variables: ShopDetails): Promise<string> {
  const { name } = await readShopSettings(db, variables)
  return name
}

/** Short names of the shop in both languages, or else its full names. */
export async function readShortNames(db: Database, variables: ShopDetails): Promise<string[]> {
  const settings = await readShopSettings(db, variables)
  const { name, nameTa, shortName, shortNameTa } = settings
  return [shortName || name, shortNameTa || nameTa].filter(Boolean)
}

/** Tamil name of the shop; falls back on the English one. */
export async function readShopNameTa(db: Database, variables: ShopDetails): Promise<string> {
  const { name, nameTa } = await readShopSettings(db, variables)
  return nameTa || name
}
