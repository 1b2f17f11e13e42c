import {
  countSchema,
  idSchema,
  optionalOrder,
  optionalText,
  orderField,
  requiredText,
  timeSchema,
} from '../fields.ts'
import { labelField, labelSchema } from '../labels/label.ts'
import { limits } from '../limits.ts'
import { z } from '../zod.ts'
import { productGroupMessages } from './product-group-messages.ts'

const names = {
  name: z.string().meta({ example: 'Sesame Oil' }),
  nameTa: z.string().meta({ description: 'In Tamil; empty for none', example: 'நல்லெண்ணெய்' }),
}

/** A group as a product names it. */
export const groupReferenceSchema = z.object({ _id: idSchema, ...names })

export const productGroupSchema = z
  .object({
    _id: idSchema,
    ...names,
    order: z.number().meta({ example: 20 }),
    label: labelSchema.optional().meta({ description: 'Absent where nothing is said of it' }),
    ratePaise: z.int().optional().meta({
      description: 'Paise for one litre, kilo or piece, as last set by a price revision',
      example: 43050,
    }),
    products: countSchema.meta({ description: 'How many products it has', example: 6 }),
    createdAt: timeSchema,
    updatedAt: timeSchema,
  })
  .meta({ id: 'ProductGroup' })

const writable = {
  name: requiredText(limits.productGroup.name, productGroupMessages.nameRequired, 'Sesame Oil'),
  nameTa: optionalText(limits.productGroup.name, 'நல்லெண்ணெய்'),
  order: orderField,
  label: labelField.meta({ description: 'Replaces the label whole; null for none' }),
}

export const productGroupCreateSchema = z.object({
  ...writable,
  nameTa: writable.nameTa.default(''),
  order: optionalOrder,
  label: writable.label.default(null),
})

/** On update an absent field keeps its value. */
export const productGroupUpdateSchema = z.object(writable).partial()

export type ProductGroup = z.output<typeof productGroupSchema>
export type ProductGroupUpdate = z.output<typeof productGroupUpdateSchema>
export type ProductGroupInput = z.input<typeof productGroupCreateSchema>
