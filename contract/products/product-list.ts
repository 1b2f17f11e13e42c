import { page, paginationSchema } from '../envelope.ts'
import {
  booleanField,
  countSchema,
  flagSchema,
  idSchema,
  moneyField,
  pageQuery,
  queryIds,
  queryText,
  timeSchema,
} from '../fields.ts'
import { languages } from '../language.ts'
import { limits } from '../limits.ts'
import { messages } from '../messages.ts'
import { recordOf } from '../record-of.ts'
import { stockLevels } from '../stock/levels.ts'
import { textsQuery } from '../text/texts-query.ts'
import { visibilityMessages } from '../visibility/messages.ts'
import { visibilityQuery } from '../visibility/visibility.ts'
import { z } from '../zod.ts'
import { productLimits } from './limits.ts'
import { productSchema } from './product.ts'
import { productSorts } from './sorts.ts'

/** Requests for lists of products, and their responses. */

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
    description: `What was to be back before today, or has been few for ${productLimits.fewDays} days; or the others`,
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

/** A request by ids uses only the parameters for visibility and language besides them. */
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

/** A page of products, with notes on how a search found more than exact matches. */
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

/** A product with the fields that a list of addresses needs. */
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

export type ProductQuery = z.output<typeof productQuerySchema>
export type SearchNotes = z.output<typeof searchNotesSchema>
