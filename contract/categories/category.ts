import {
  booleanField,
  flagSchema,
  idSchema,
  optionalId,
  optionalSortOrder,
  optionalText,
  referenceSchema,
  requiredText,
  sortOrderField,
  timeSchema,
} from '../fields.ts'
import { imageFields } from '../images/image.ts'
import { messages } from '../messages.ts'
import {
  newVisibilityFields,
  shownVisibility,
  visibilityFields,
  visibilityQuery,
} from '../visibility/visibility.ts'
import { z } from '../zod.ts'
import { categoryLimits } from './limits.ts'

const nameTa = z.string().optional().meta({ example: 'நல்லெண்ணெய்' })

/** A category in the records that belong to it. */
export const categoryReferenceSchema = referenceSchema.extend({ nameTa })

const plainCategory = z.object({
  _id: idSchema,
  name: z.string().meta({ example: 'Sesame Oil' }),
  nameTa,
  ...imageFields,
  parent: idSchema.optional().meta({ description: 'Absent for a main category' }),
  order: z.number().meta({ example: 60 }),
  showInNav: flagSchema,
  showInProductsDropdown: flagSchema,
  ...shownVisibility,
  createdAt: timeSchema,
  updatedAt: timeSchema,
})

export const subcategorySchema = plainCategory.meta({ id: 'Subcategory' })

export const categorySchema = plainCategory
  .extend({
    subcategories: z
      .array(subcategorySchema)
      .optional()
      .meta({ description: 'On main categories' }),
  })
  .meta({ id: 'Category' })

/** Count of the products in a category and its subcategories. */
export const categoryCountSchema = z.object({
  _id: idSchema,
  products: z.int().meta({ example: 12 }),
})

const writable = {
  name: requiredText(categoryLimits.name, messages.category.nameRequired, 'Sesame Oil'),
  nameTa: optionalText(categoryLimits.name, 'நல்லெண்ணெய்'),
  parent: optionalId.meta({ description: 'Id of a main category; blank for none' }),
  showInNav: booleanField,
  showInProductsDropdown: booleanField,
  order: sortOrderField,
  ...visibilityFields,
}

export const categoryCreateSchema = z.object({
  ...writable,
  nameTa: writable.nameTa.default(''),
  parent: writable.parent.default(null),
  showInNav: writable.showInNav.default(false),
  showInProductsDropdown: writable.showInProductsDropdown.default(true),
  order: optionalSortOrder.meta({
    description: 'A number, halves allowed; last when absent or blank',
    example: 10,
  }),
  ...newVisibilityFields,
  deleteImage: booleanField.default(false),
})

/** On update, an omitted field keeps its value. */
export const categoryUpdateSchema = z.object({ ...writable, deleteImage: booleanField }).partial()

/** Query of a list of categories. */
export const categoryQuerySchema = z.object({ visibility: visibilityQuery })

export const categoryNavSettingsSchema = z
  .object({
    showInNav: booleanField,
    showInProductsDropdown: booleanField,
    order: sortOrderField,
  })
  .partial()

export type Category = z.output<typeof categorySchema>
export type CategoryCount = z.output<typeof categoryCountSchema>
export type CategoryUpdate = z.output<typeof categoryUpdateSchema>
export type CategoryFormInput = z.input<typeof categoryCreateSchema>
export type CategoryNavSettings = z.output<typeof categoryNavSettingsSchema>
