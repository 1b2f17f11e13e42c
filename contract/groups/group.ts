import {
  countSchema,
  idSchema,
  optionalSortOrder,
  optionalText,
  requiredText,
  sortOrderField,
  timeSchema,
} from '../fields.ts'
import { labelField, labelSchema } from '../labels/label.ts'
import { labelMessages } from '../labels/messages.ts'
import { oilKinds } from '../labels/standard-packs.ts'
import { messages } from '../messages.ts'
import { textsQuery } from '../text/texts-query.ts'
import { visibilityQuery } from '../visibility/visibility.ts'
import { z } from '../zod.ts'
import { productGroupLimits } from './limits.ts'
import { productGroupMessages } from './messages.ts'

const names = {
  name: z.string().meta({ example: 'Sesame Oil' }),
  nameTa: z.string().meta({ description: 'In Tamil; empty for none', example: 'நல்லெண்ணெய்' }),
}

/** A group in the products that belong to it. */
export const groupReferenceSchema = z.object({ _id: idSchema, ...names })

export const productGroupSchema = z
  .object({
    _id: idSchema,
    ...names,
    order: z.number().meta({ example: 20 }),
    oil: z
      .enum(oilKinds)
      .optional()
      .meta({ description: 'Which oil it is; `minor` has no standard packs', example: 'sesame' }),
    hsn: z.string().optional().meta({ description: 'Code of the tax tariff', example: '1515' }),
    label: labelSchema.optional().meta({ description: 'Absent where nothing is said of it' }),
    ratePaise: z.int().optional().meta({
      description: 'Paise for one litre, kilo or piece, as last set by a price revision',
      example: 43050,
    }),
    products: countSchema.meta({
      description: 'How many products it has that the list shows',
      example: 6,
    }),
    createdAt: timeSchema,
    updatedAt: timeSchema,
  })
  .meta({ id: 'ProductGroup' })

const oilField = z
  .union([z.literal(''), z.null(), z.enum(oilKinds)], {
    error: messages.validation.oneOf(oilKinds),
  })
  .transform((kind) => kind || null)
  .meta({ description: 'Which oil it is; blank or null for none', example: 'sesame' })

const hsnField = z
  .union([z.null(), z.string()], { error: messages.validation.text })
  .transform((text) => (text ?? '').replace(/\s/g, ''))
  .refine((digits) => /^(\d{4}|\d{6}|\d{8})?$/.test(digits), labelMessages.hsn)
  .meta({ description: 'Code of the tax tariff: 4, 6 or 8 digits', example: '1515' })

const writable = {
  name: requiredText(productGroupLimits.name, productGroupMessages.nameRequired, 'Sesame Oil'),
  nameTa: optionalText(productGroupLimits.name, 'நல்லெண்ணெய்'),
  order: sortOrderField,
  oil: oilField,
  hsn: hsnField,
  label: labelField.meta({ description: 'Replaces the label whole; null for none' }),
}

export const productGroupCreateSchema = z.object({
  ...writable,
  nameTa: writable.nameTa.default(''),
  order: optionalSortOrder,
  oil: writable.oil.default(null),
  hsn: writable.hsn.default(''),
  label: writable.label.default(null),
})

/** On update, an omitted field keeps its value. */
export const productGroupUpdateSchema = z.object(writable).partial()

/** Lists show all groups; the visibility selects which products are counted. */
export const productGroupQuerySchema = z.object({ visibility: visibilityQuery, texts: textsQuery })

export type ProductGroup = z.output<typeof productGroupSchema>
export type ProductGroupUpdate = z.output<typeof productGroupUpdateSchema>
export type ProductGroupInput = z.input<typeof productGroupCreateSchema>
