import { countSchema, flagSchema, idSchema } from './fields.ts'
import { messages } from './messages.ts'
import { unitPriceSchema } from './pack.ts'
import { priceListLanguages } from './price-list-words.ts'
import { z } from './zod.ts'

/** The catalogue as a list of prices. */

const cellSchema = z.object({
  product: idSchema,
  price: z.number().meta({ description: 'Rupees; 0 is on request', example: 289.5 }),
  unitPrice: unitPriceSchema.optional(),
  inStock: flagSchema,
})

const rowSchema = z.object({
  name: z.string().meta({ example: 'Sesame Oil' }),
  nameTa: z.string().meta({ description: 'Empty for none', example: 'நல்லெண்ணெய்' }),
  pack: z.string().meta({
    description: 'Of the only product in the row, if its name does not say it; empty for none',
    example: '500 ml',
  }),
  cells: z.array(cellSchema.nullable()).meta({ description: 'One for each column' }),
})

const sectionSchema = z.object({
  title: z
    .string()
    .meta({ description: 'A category; empty for product groups', example: 'Palm Jaggery' }),
  columns: z
    .array(z.string())
    .meta({ description: 'Sizes; an empty one holds prices of any size', example: ['500 ml'] }),
  rows: z.array(rowSchema),
})

export const priceListSchema = z
  .object({
    date: z.iso.date().meta({ description: "Today by India's calendar", example: '2027-01-14' }),
    sections: z.array(sectionSchema),
    listed: countSchema.meta({ description: 'How many products the list has' }),
    total: countSchema.meta({ description: 'How many it would have without its limit' }),
  })
  .meta({ id: 'PriceList' })

export const priceListLanguageSchema = z
  .enum(priceListLanguages, { error: messages.validation.oneOf(priceListLanguages) })
  .default('en')
  .meta({ example: 'both' })

export type PriceList = z.output<typeof priceListSchema>
export type PriceListSection = z.output<typeof sectionSchema>
export type PriceListRow = z.output<typeof rowSchema>
export type PriceListCell = z.output<typeof cellSchema>
