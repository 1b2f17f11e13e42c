import { categoryReferenceSchema } from '../categories/category.ts'
import { page, paginationSchema } from '../envelope.ts'
import {
  booleanField,
  countSchema,
  flagSchema,
  idSchema,
  moneyField,
  optionalId,
  optionalText,
  pageQuery,
  queryIds,
  queryText,
  requiredId,
  requiredText,
  timeSchema,
} from '../fields.ts'
import { groupReferenceSchema } from '../groups/group.ts'
import { imageFields } from '../images/image.ts'
import { languages } from '../language.ts'
import { limits } from '../limits.ts'
import { messages } from '../messages.ts'
import { packCostField, packFields, unitPriceSchema } from '../packs/pack.ts'
import { packUnits } from '../prices/unit-price.ts'
import { recordOf } from '../record-of.ts'
import { stockLevels } from '../stock/levels.ts'
import { backOnField, leadDaysField, stockField } from '../stock/stock.ts'
import { textsQuery } from '../text/texts-query.ts'
import { visibilityMessages } from '../visibility/messages.ts'
import {
  newVisibilityFields,
  shownVisibility,
  visibilityFields,
  visibilityQuery,
} from '../visibility/visibility.ts'
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
import { productSorts } from './sorts.ts'

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

const productFilterSchema = z.object({
  ...pageQuery(limits.list.limit),
  visibility: visibilityQuery,
  ids: queryIds(
    'Ids, in the order of the response, instead of all other parameters but `visibility`',
  ).optional(),
  category: queryText('Id of a category; a main one covers its subcategories'),
  subcategory: queryText('Id of a subcategory'),
  group: queryText('Id of a product group'),
  search: queryText(
    'Words, or parts of words, that must all stand in the names (of the product, its group and categories) or the description, in either language; each also by its synonyms, and one that finds nothing by its sound or a similar spelling',
    'ground oil',
  ),
  exact: booleanField
    .optional()
    .meta({ description: 'Whether a search finds only what stands there' }),
  featured: booleanField.optional().meta({ description: 'Featured ones, or the others' }),
  inStock: booleanField.optional().meta({ description: 'What is in stock, or what is not' }),
  stock: z
    .enum(stockLevels, { error: messages.validation.oneOf(stockLevels) })
    .optional()
    .meta({ description: 'What there is enough, few or nothing of', example: 'few' }),
  stockDue: booleanField.optional().meta({
    description: `What was to be back before today, or has been few for ${limits.product.fewDays} days; or the others`,
  }),
  isBestSeller: booleanField.optional().meta({ description: 'Bestsellers, or the others' }),
  hasImage: booleanField.optional().meta({ description: 'Those with a picture, or without' }),
  hasDescription: booleanField
    .optional()
    .meta({ description: 'Those with a description, or without' }),
  hasTamil: booleanField.optional().meta({
    description:
      'Those with name, description and benefits in Tamil as far as they have them, or the others',
  }),
  minPrice: moneyField(undefined)
    .optional()
    .meta({ description: 'Rupees, itself included', example: 100 }),
  maxPrice: moneyField(undefined)
    .optional()
    .meta({ description: 'Rupees, itself included', example: 500 }),
  sort: z
    .enum(productSorts, { error: messages.validation.oneOf(productSorts) })
    .default('default')
    .meta({
      description:
        '`default`: featured ones first, then the most recently changed; of a search, what matches in names comes before. What has no price is last by price',
    }),
  sizes: z
    .enum(['together'], { error: messages.validation.oneOf(['together']) })
    .optional()
    .meta({
      description:
        '`together`: of each product group only the product that comes first, with all sizes of the group in the category and subcategory asked for. Pages and `total` count these, `products` in `pagination` what was found',
    }),
  texts: textsQuery,
  lang: z
    .enum(languages, { error: messages.validation.oneOf(languages) })
    .default('en')
    .meta({
      description:
        'Sorted by name: `ta` takes Tamil names, in Tamil order. Names of either are compared with digits by value, and accents beside their letter',
    }),
})

/** A request by ids reads no other parameters but visibility and language. */
export const productQuerySchema = z.preprocess(
  (query: object) =>
    'ids' in query
      ? {
          ids: query.ids,
          ...('visibility' in query && { visibility: query.visibility }),
          ...('texts' in query && { texts: query.texts }),
          ...('sizes' in query && { sizes: query.sizes }),
        }
      : query,
  productFilterSchema
    .refine(({ sizes, visibility = 'public' }) => !sizes || visibility === 'public', {
      path: ['sizes'],
      error: visibilityMessages.publicOnly,
    })
    .refine(({ sizes, ids }) => !sizes || !ids, {
      path: ['sizes'],
      error: messages.product.sizesOfIds,
    }),
)

const searchNotesSchema = z
  .object({
    how: z
      .enum(['synonym', 'sound', 'similar'])
      .meta({ description: 'How the word that was least sure was found', example: 'sound' }),
    corrected: z
      .array(
        z.object({
          typed: z.string().meta({ example: 'nalenei' }),
          found: z.string().meta({ example: 'Nallennai' }),
        }),
      )
      .optional()
      .meta({ description: 'Words found by sound, by their beginning, or by being similar' }),
  })
  .meta({ id: 'SearchNotes' })

/** Fields of each size of a product group in lists with sizes together. */
export const sizeFields = [
  '_id',
  'name',
  'nameTa',
  'packAmount',
  'packUnit',
  'packCount',
  'size',
  'price',
  'originalPrice',
  'unitPrice',
  'inStock',
  'stock',
  'backOn',
  'leadDays',
  'isBestSeller',
  'image',
  'imageSet',
] as const

const productSizeSchema = productSchema
  .pick(recordOf(sizeFields, () => true as const))
  .meta({ id: 'ProductSize' })

/** A page of products, and how a search found more than what stands there. */
export const productSearchSchema = page(
  productSchema.extend({
    sizes: z.array(productSizeSchema).optional().meta({
      description:
        'With `sizes=together`, of a product in a group: all sizes of the group, this one too, by the amount of the whole pack',
    }),
  }),
).extend({
  pagination: paginationSchema.extend({
    products: countSchema
      .optional()
      .meta({ description: 'With `sizes=together`: how many products were found' }),
  }),
  search: searchNotesSchema.optional(),
})

export const productListQuerySchema = z.object({
  ...pageQuery(limits.list.limit),
  texts: textsQuery,
})

/** As far as a list of addresses needs it. */
export const productAddressSchema = z.object({
  _id: idSchema,
  updatedAt: timeSchema,
  inTamil: flagSchema.meta({
    description:
      'Whether its main text is in Tamil: the description, or the name where it has none',
  }),
})

export const productAddressQuerySchema = z.object(
  pageQuery(limits.sitemap.products, limits.sitemap.products),
)

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
export type ProductQuery = z.output<typeof productQuerySchema>
export type SearchNotes = z.output<typeof searchNotesSchema>
export type ModelField = z.output<typeof modelFieldSchema>
