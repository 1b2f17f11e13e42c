import { z } from 'zod'
import { type Label, labelSchema } from '../../contract/labels/label.ts'
import { defaultNavConfig } from '../../contract/navigation/defaults.ts'
import { navSettingsSchema } from '../../contract/navigation/nav-config.ts'
import { recordOf } from '../../contract/record-of.ts'
import { type SavedSettings, savedSettingsSchema } from '../../contract/settings/settings.ts'
import { blankShopDetails, shopDetailFields } from '../../contract/settings/shop-details.ts'
import { type StoredSetup, storedSetupSchema } from '../../contract/setup/setup.ts'

/*
 * Configuration by staff is stored as JSON, and may come from a backup or another version of the program. Each
 * part is read by itself: a missing or unreadable part gets its default.
 */

const blankLabel: Label = {
  genericName: '',
  genericNameTa: '',
  ingredients: '',
  ingredientsTa: '',
  storage: '',
  allergens: null,
  veg: null,
  shelfLifeMonths: null,
  nutrition: null,
}

const navParts = navSettingsSchema.shape
const navConfig = eachPart(
  navSettingsSchema.extend({
    showFixedItems: eachPart(navParts.showFixedItems, defaultNavConfig.showFixedItems),
    fixedItemsOrder: eachPart(navParts.fixedItemsOrder, defaultNavConfig.fixedItemsOrder),
  }),
  defaultNavConfig,
)
const label = eachPart(labelSchema, blankLabel)
const settings = eachPart(savedSettingsSchema, {} as SavedSettings)
const storedShopDetails = z.object(recordOf(shopDetailFields, () => z.string()))
const terms = z.array(z.string())
/** A shop is open unless its setup says otherwise. */
export const defaultSetup: StoredSetup = { isOpen: true, skipped: [] }
const setup = eachPart(storedSetupSchema, defaultSetup)

export const readStoredNavConfig = reader(navConfig, defaultNavConfig)
export const readStoredLabel = reader(label.nullable(), null)
/** Drops unsaved values, so that defaults show through. */
export const readStoredSettings = reader(settings.transform(withoutUndefined), {})
/** The shop's facts that came with the demo; blank if there are none. */
export const readStoredShopDetails = reader(
  eachPart(storedShopDetails, blankShopDetails),
  blankShopDetails,
)
export const readStoredSetup = reader(setup, defaultSetup)
export const readStoredTerms = reader(terms, [])

/** Parses JSON; undefined if it is malformed. */
export function readJson(value: unknown): unknown {
  try {
    return JSON.parse(String(value))
  } catch {
    return undefined
  }
}

function reader<T>(schema: z.ZodType<T>, fallback: T) {
  const forgiving = schema.catch(fallback)
  return (stored: string | null): T => forgiving.parse(readJson(stored))
}

function eachPart<T extends object>(schema: z.ZodObject, defaults: T): z.ZodType<T> {
  const parts = Object.entries(schema.shape).map(([name, part]) => [
    name,
    (part as z.ZodType).catch(defaults[name as keyof T]),
  ])
  return z.object(Object.fromEntries(parts)) as unknown as z.ZodType<T>
}

function withoutUndefined<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as T
}
