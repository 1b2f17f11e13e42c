import { idSchema } from '../fields.ts'
import { messages } from '../messages.ts'
import { isCleanText } from '../text/clean-text.ts'
import { storedText } from '../text/text-length.ts'
import { z } from '../zod.ts'
import { orderLimits } from './limits.ts'

/** An order in a customer's message, as far as it was understood. */

const productSchema = z.object({
  _id: idSchema,
  name: z.string().meta({ example: 'Groundnut Oil 1 L' }),
  size: z.string().meta({ example: '1 L' }),
})

const readLineSchema = z.object({
  text: z.string().meta({ example: 'groundnut oil 1L x 2' }),
  product: productSchema.nullable(),
  quantity: z.int().nullable().meta({ description: 'Null where it is not understood', example: 2 }),
  sure: z.boolean().meta({ description: 'Whether nothing of it is a guess', example: true }),
  others: z.array(productSchema).max(orderLimits.others),
})

export const readOrderSchema = z
  .object({
    lines: z.array(readLineSchema).max(orderLimits.readLines),
    customer: z.object({
      name: z.string().optional().meta({ example: 'Meena Ravi' }),
      place: z.string().optional().meta({ example: 'Pollachi' }),
      pin: z.string().optional().meta({ example: '641602' }),
    }),
    note: z.string().optional().meta({ example: 'After 5 pm' }),
    more: z.int().meta({ description: 'Lines beyond those that are read', example: 0 }),
  })
  .meta({ id: 'ReadOrder' })

export const orderTextSchema = z.object({
  text: z
    .string({ error: messages.validation.text })
    .overwrite(storedText)
    .max(orderLimits.message, messages.validation.tooLong(orderLimits.message))
    .refine(isCleanText, messages.validation.controlCharacters)
    .meta({ example: '2 litre nallennai' }),
})

export type ReadOrder = z.output<typeof readOrderSchema>
export type ReadOrderLine = ReadOrder['lines'][number]
