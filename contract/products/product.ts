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
import { messages } from '../messages.ts'
import { unitPriceSchema } from '../packs/pack.ts'
import { stockField } from '../stock/stock.ts'
import { newVisibilityFields, shownVisibility, visibilityFields } from '../visibility/visibility.ts'
import { z } from '../zod.ts'
import { gtinField } from './gtin.ts'
import { productLimits } from './limits.ts'
import { plainPart } from './plain-fields.ts'

// Responses list these Tamil texts beside the English ones instead.
const { nameTa, descriptionTa, packMass, ...plainResponses } = plainPart('response')

export const productSchema = z
  .object({
    _id: idSchema,
    name: z.string().meta({ example: 'Groundnut Oil' }),
    nameTa,
    description: z.string().meta({ example: 'Pressed slowly in a wooden mill.' }),
    descriptionTa,
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
    ...plainResponses,
    packMass,
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

const name = requiredText(productLimits.name, messages.product.nameRequired, 'Groundnut Oil')
const category = requiredId(messages.product.categoryRequired)

/** Writable fields. `price` and `originalPrice` are in rupees; a blank price is 0, a blank text clears. */
const writable = {
  name,
  description: optionalText(productLimits.description, 'Pressed slowly in a wooden mill.'),
  price: moneyField(0),
  originalPrice: moneyField(null),
  category: category.meta({ description: 'Id of a main category, or of a subcategory alone' }),
  subcategory: optionalId.meta({ description: 'Id of a subcategory of the category' }),
  featured: booleanField,
  inStock: booleanField,
  stock: stockField,
  ...plainPart('request'),
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
  ...plainPart('requestOfNew'),
  gtin: writable.gtin.default(''),
  group: writable.group.default(null),
  ...newVisibilityFields,
  deleteImage: booleanField.default(false),
})

/** The body of a create; if only `stock` is given, `inStock` follows from it. */
export const productCreateBodySchema = z.preprocess(
  (body: object) =>
    'stock' in body && body.stock && !('inStock' in body)
      ? { ...body, inStock: body.stock !== 'out' }
      : body,
  productCreateSchema,
)

/** On update, an omitted field keeps its value. */
export const productUpdateSchema = z.object({ ...writable, deleteImage: booleanField }).partial()

export const productJsonSchema = z.object({
  name,
  description: requiredText(productLimits.description, messages.jsonForm.descriptionRequired).meta({
    example: 'Pressed slowly in a wooden mill.',
  }),
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
