import { z } from 'zod'
import { booleanField, integerField, orderField, requiredText, timeSchema } from './fields.ts'
import { limits } from './limits.ts'
import { messages } from './messages.ts'

/** The header's fixed entries; the order here is the one for ties. */
export const fixedItems = ['home', 'products', 'gallery', 'about', 'contact', 'popular'] as const
export type FixedItem = (typeof fixedItems)[number]

function eachItem<T extends z.ZodType>(value: T) {
  return z.object({
    home: value,
    products: value,
    gallery: value,
    popular: value,
    about: value,
    contact: value,
  })
}

const configSchema = z.object({
  maxVisibleItems: z.int(),
  moreDropdownLabel: z.string(),
  showFixedItems: eachItem(z.boolean()),
  fixedItemsOrder: eachItem(z.number()),
})

export const navConfigSchema = configSchema
  .extend({ version: z.int(), createdAt: timeSchema, updatedAt: timeSchema })
  .meta({ id: 'NavConfig' })

/** What is absent keeps its value, down to the single entry. */
export const navConfigUpdateSchema = z
  .object({
    maxVisibleItems: integerField(limits.nav.visibleItems),
    moreDropdownLabel: requiredText(limits.nav.label, messages.navigation.labelRequired),
    showFixedItems: eachItem(booleanField).partial(),
    fixedItemsOrder: eachItem(orderField).partial(),
  })
  .partial()

export const navConfigVersionSchema = z.object({
  version: z.int(),
  savedAt: timeSchema,
  savedBy: z.string(),
  config: configSchema,
})

/** The server's configuration before anyone has saved one. */
export const defaultNavConfig: NavSettingsConfig = {
  maxVisibleItems: limits.nav.visibleItems.default,
  moreDropdownLabel: limits.nav.defaultLabel,
  showFixedItems: {
    home: true,
    products: true,
    gallery: true,
    popular: true,
    about: true,
    contact: true,
  },
  fixedItemsOrder: { home: 0, products: 10, gallery: 20, about: 30, contact: 40, popular: 50 },
}

/** What a page goes by while the configuration cannot be fetched. */
export const fallbackNavConfig: NavSettingsConfig = {
  ...defaultNavConfig,
  fixedItemsOrder: { home: 0, products: 1, gallery: 2, about: 3, contact: 4, popular: 5 },
}

export type NavSettingsConfig = z.output<typeof configSchema>
export type NavConfig = z.output<typeof navConfigSchema>
export type NavConfigUpdate = z.output<typeof navConfigUpdateSchema>
export type NavConfigVersion = z.output<typeof navConfigVersionSchema>
