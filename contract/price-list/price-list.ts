import { countSchema, idSchema, queryIds } from '../fields.ts'
import { messages } from '../messages.ts'
import { unitPriceSchema } from '../packs/pack.ts'
import { productSchema } from '../products/product.ts'
import { recordOf } from '../record-of.ts'
import { z } from '../zod.ts'
import { priceListLanguages } from './languages.ts'
import { priceListLimits } from './limits.ts'
import { priceListPictures } from './pictures.ts'

/** The catalogue as a list of prices. */

const cellSchema = z.object({
  product: idSchema,
  price: z.number().meta({ description: 'Rupees; 0 is on request', example: 289.5 }),
  unitPrice: unitPriceSchema.optional(),
  ...productSchema.pick({ inStock: true, stock: true, backOn: true, leadDays: true }).shape,
})

const rowSchema = z.object({
  name: z.string().meta({ example: 'Sesame Oil' }),
  nameTa: z.string().meta({ description: 'Empty for none', example: 'நல்லெண்ணெய்' }),
  pack: z.string().meta({
    description: 'Of the only product in the row, if its name does not say it; empty for none',
    example: '500 ml',
  }),
  packTa: z.string().meta({
    description: 'The same beside the Tamil name, which may not say it',
    example: '500 ml',
  }),
  cells: z.array(cellSchema.nullable()).meta({ description: 'One for each column' }),
})

const sectionSchema = z.object({
  title: z
    .string()
    .meta({ description: 'A category; empty for product groups', example: 'Palm Jaggery' }),
  titleTa: z.string().meta({ description: 'Empty for none', example: 'கருப்பட்டி' }),
  columns: z
    .array(z.string())
    .meta({ description: 'Sizes; an empty one holds prices of any size', example: ['500 ml'] }),
  rows: z.array(rowSchema),
})

export const priceListSchema = z
  .object({
    date: z.iso.date().meta({ description: "Today by India's calendar", example: '2027-01-14' }),
    sections: z.array(sectionSchema),
    pictures: z
      .object(
        recordOf(priceListPictures, () =>
          z.object(recordOf(priceListLanguages, () => countSchema)),
        ),
      )
      .meta({ description: 'How many pictures show all of it, by shape and language' }),
    listed: countSchema.meta({ description: 'How many products the list has' }),
    total: countSchema.meta({ description: 'How many it would have without its limit' }),
  })
  .meta({ id: 'PriceList' })

export const priceListLanguageSchema = z
  .enum(priceListLanguages, { error: messages.validation.oneOf(priceListLanguages) })
  .default('en')
  .meta({ description: 'English, Tamil or both', example: 'both' })

export const missingGlyphsSchema = z.array(
  z.object({
    letter: z.string().meta({ description: 'Drawn as a question mark, or plainly', example: '漢' }),
    texts: z.array(z.string()).meta({ description: 'Some that have it', example: ['漢 oil'] }),
  }),
)

export const shelfTagsQuerySchema = z.object({
  ids: queryIds('Ids of products, in the order of the tags', priceListLimits.tags),
})

export type MissingGlyphs = z.output<typeof missingGlyphsSchema>
export type PriceList = z.output<typeof priceListSchema>
export type PriceListSection = z.output<typeof sectionSchema>
export type PriceListRow = z.output<typeof rowSchema>
export type PriceListCell = z.output<typeof cellSchema>
