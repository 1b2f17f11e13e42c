import {
  booleanField,
  countSchema,
  flagSchema,
  integerField,
  optionalText,
  requiredText,
  sortOrderField,
  timeSchema,
} from '../fields.ts'
import { messages } from '../messages.ts'
import { recordOf } from '../record-of.ts'
import { z } from '../zod.ts'
import type { NavSettingsConfig } from './defaults.ts'
import { fixedItems } from './fixed-entries.ts'
import { navLimits } from './limits.ts'

function eachItem<T extends z.ZodType>(value: T) {
  const entries = recordOf(fixedItems, () => value)
  return z.object(entries, { error: messages.validation.entries })
}

export const navSettingsSchema = z.object({
  maxVisibleItems: countSchema.meta({ example: 5 }),
  moreDropdownLabel: z.string().meta({ example: 'More' }),
  moreDropdownLabelTa: z
    .string()
    .meta({ description: 'In Tamil; empty for none', example: 'மேலும்' }),
  showFixedItems: eachItem(flagSchema),
  fixedItemsOrder: eachItem(z.number().meta({ example: 10 })),
}) satisfies z.ZodType<NavSettingsConfig>

export const navConfigSchema = navSettingsSchema
  .extend({ version: countSchema, createdAt: timeSchema, updatedAt: timeSchema })
  .meta({ id: 'NavConfig' })

/** An omitted value stays, down to the single entry. */
export const navConfigUpdateSchema = z
  .object({
    maxVisibleItems: integerField(navLimits.visibleItems),
    moreDropdownLabel: requiredText(navLimits.label, messages.navigation.labelRequired, 'More'),
    moreDropdownLabelTa: optionalText(navLimits.label, 'மேலும்'),
    showFixedItems: eachItem(booleanField).partial(),
    fixedItemsOrder: eachItem(sortOrderField).partial(),
  })
  .partial()

export const navConfigVersionSchema = z.object({
  version: countSchema,
  savedAt: timeSchema,
  savedBy: z.string().meta({ example: 'Meena Ravi' }),
  config: navSettingsSchema,
})

export type NavConfig = z.output<typeof navConfigSchema>
export type NavConfigUpdate = z.output<typeof navConfigUpdateSchema>
export type NavConfigVersion = z.output<typeof navConfigVersionSchema>
