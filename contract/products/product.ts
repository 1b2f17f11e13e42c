import { categoryReferenceSchema } from '../categories/category.ts'
import {
  booleanField,
  flagSchema,
  idSchema,
  moneyField,
  optionalId,
  optionalText,
  requiredId,
  requiredText,
  timeSchema,
} from '../fields.ts'
import { groupReferenceSchema } from '../groups/group.ts'
import { imageFields } from '../images/image.ts'
import { limits } from '../limits.ts'
import { messages } from '../messages.ts'
import { packCostField, packFields, unitPriceSchema } from '../packs/pack.ts'
import { packUnits } from '../prices/unit-price.ts'
import { recordOf } from '../record-of.ts'
import { backOnField, leadDaysField, stockField } from '../stock/stock.ts'
import { newVisibilityFields, shownVisibility, visibilityFields } from '../visibility/visibility.ts'
import { z } from '../zod.ts'
import { gtinField } from './gtin.ts'
import {
  plainNumberField,
  productFlagNames,
  productNumberNames,
  productNumbers,
  productTextNames,
  productTexts,
} from './plain-fields.ts'

export const productSchema = z
  .object({
    _id: idSchema,
    name: z.string().meta({ example: 'Groundnut Oil' }),
    nameTa: z.string().optional().meta({ example: 'கடலை எண்ணெய்' }),
    description: z.string().meta({ example: 'Pressed slowly in a wooden mill.' }),
    descriptionTa: z.string().optional().meta({ example: 'மரச்செக்கில் மெதுவாக ஆட்டியது.' }),
    price: z.number().meta({ description: 'Rupees, at most two decimals', example: 320 }),
    originalPrice: z
      .number()
      .optional()
      .meta({ description: 'Rupees before the sale', example: 360 }),
    ...imageFields,
    category: categoryReferenceSchema,
    subcategory: categoryReferenceSchema.optional(),
    featured: flagSchema,
    inStock: flagSchema,
    stock: z
      .literal('few')
      .optional()
      .meta({ description: 'Only where it says more than `inStock`', example: 'few' }),
    backOn: z.iso
      .date()
      .optional()
      .meta({ description: 'The day in India that it is back about', example: '2026-11-28' }),
    leadDays: z
      .int()
      .optional()
      .meta({ description: 'Days from the order until it is pressed', example: 3 }),
    ...recordOf(productFlagNames, () => flagSchema),
    ...recordOf(productTextNames, (name) =>
      z.string().optional().meta({ example: productTexts[name].example }),
    ),
    benefitsTa: z.string().optional().meta({ example: 'பொரிக்க ஏற்றது' }),
    packAmount: z.number().optional().meta({ description: 'What one piece holds', example: 500 }),
    packUnit: z.enum(packUnits).optional().meta({ example: 'ml' }),
    packCount: z.int().optional().meta({ description: 'Pieces in the pack', example: 1 }),
    packCost: z.number().optional().meta({
      description: 'Rupees of bottle and label; only with a session, as `hidden`',
      example: 12.5,
    }),
    ...recordOf(productNumberNames, (name) => {
      const { description, example } = productNumbers[name]
      return z.int().optional().meta({ description, example })
    }),
    gtin: z
      .string()
      .optional()
      .meta({ description: 'The number under the barcode', example: '8901234567890' }),
    unitPrice: unitPriceSchema
      .optional()
      .meta({ description: 'Price of one litre, kilo or piece; absent without pack or price' }),
    group: groupReferenceSchema
      .optional()
      .meta({ description: 'The product group: other sizes of the same' }),
    ...shownVisibility,
    createdAt: timeSchema,
    updatedAt: timeSchema,
  })
  .meta({ id: 'Product' })

const name = requiredText(limits.product.name, messages.product.nameRequired, 'Groundnut Oil')
const category = requiredId(messages.product.categoryRequired)

/** The writable fields. `price` and `originalPrice` are rupees; a blank price is 0, a blank text clears. */
const writable = {
  name,
  description: optionalText(limits.product.description, 'Pressed slowly in a wooden mill.'),
  price: moneyField(0),
  originalPrice: moneyField(null),
  category: category.meta({ description: 'Id of a main category, or of a subcategory alone' }),
  subcategory: optionalId.meta({ description: 'Id of a subcategory of the category' }),
  featured: booleanField,
  inStock: booleanField,
  stock: stockField,
  backOn: backOnField,
  leadDays: leadDaysField,
  ...recordOf(productFlagNames, () => booleanField),
  ...recordOf(productTextNames, (name) =>
    optionalText(productTexts[name].max, productTexts[name].example),
  ),
  nameTa: optionalText(limits.product.nameTa, 'கடலை எண்ணெய்'),
  descriptionTa: optionalText(limits.product.description, 'மரச்செக்கில் மெதுவாக ஆட்டியது.'),
  benefitsTa: optionalText(limits.product.benefits, 'பொரிக்க ஏற்றது'),
  ...packFields,
  ...recordOf(productNumberNames, plainNumberField),
  packCost: packCostField,
  gtin: gtinField,
  group: optionalId.meta({ description: 'Id of a product group' }),
  ...visibilityFields,
}

export const productCreateSchema = z.object({
  ...writable,
  description: writable.description.default(''),
  price: writable.price.default(0),
  originalPrice: writable.originalPrice.default(null),
  subcategory: writable.subcategory.default(null),
  featured: writable.featured.default(false),
  inStock: writable.inStock.default(true),
  stock: writable.stock.default(null),
  backOn: writable.backOn.default(null),
  leadDays: writable.leadDays.default(null),
  ...recordOf(productFlagNames, (name) => writable[name].default(false)),
  ...recordOf(productTextNames, (name) => writable[name].default('')),
  nameTa: writable.nameTa.default(''),
  descriptionTa: writable.descriptionTa.default(''),
  benefitsTa: writable.benefitsTa.default(''),
  packAmount: writable.packAmount.default(null),
  packUnit: writable.packUnit.default(null),
  packCount: writable.packCount.default(1),
  ...recordOf(productNumberNames, (name) => writable[name].default(null)),
  packCost: writable.packCost.default(null),
  gtin: writable.gtin.default(''),
  group: writable.group.default(null),
  ...newVisibilityFields,
  deleteImage: booleanField.default(false),
})

/** The body of a create: `inStock` follows from `stock` where only that is given. */
export const productCreateBodySchema = z.preprocess(
  (body: object) =>
    'stock' in body && body.stock && !('inStock' in body)
      ? { ...body, inStock: body.stock !== 'out' }
      : body,
  productCreateSchema,
)

/** On update an absent field keeps its value. */
export const productUpdateSchema = z.object({ ...writable, deleteImage: booleanField }).partial()

export const productJsonSchema = z.object({
  name,
  description: requiredText(limits.product.description, messages.jsonForm.descriptionRequired).meta(
    { example: 'Pressed slowly in a wooden mill.' },
  ),
  category,
  gallery: booleanField
    .default(false)
    .meta({ description: 'Whether to show it in the gallery too' }),
  price: writable.price.default(0),
  ...newVisibilityFields,
})

export const modelFieldSchema = z.object({
  name: z.string().meta({ example: 'name' }),
  type: z.enum(['string', 'number', 'boolean', 'id', 'file']).meta({ example: 'string' }),
  required: flagSchema,
  default: z.union([z.string(), z.number(), z.boolean(), z.null()]).meta({ example: null }),
  limits: z.record(z.string(), z.union([z.number(), z.string()])),
})

export type Product = z.output<typeof productSchema>
export type ProductCreate = z.output<typeof productCreateSchema>
export type ProductUpdate = z.output<typeof productUpdateSchema>
export type ProductFormInput = z.input<typeof productCreateSchema>
export type ProductJson = z.output<typeof productJsonSchema>
export type ModelField = z.output<typeof modelFieldSchema>
