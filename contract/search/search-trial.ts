import { countSchema, requiredText } from '../fields.ts'
import { limits } from '../limits.ts'
import { productSchema } from '../products/product.ts'
import { z } from '../zod.ts'
import { synonymLimits } from './limits.ts'
import { synonymMessages } from './messages.ts'

/** Kinds of match of a word. */
const matchKinds = ['literal', 'synonym', 'sound', 'beginning', 'similar'] as const

export const searchTrialQuerySchema = z.object({
  search: requiredText(limits.list.search, synonymMessages.searchRequired).meta({
    description: 'What a customer types',
    example: 'nalenei',
  }),
})

export const searchTrialSchema = z
  .object({
    words: z.array(
      z.object({
        typed: z.string().meta({ description: 'Or neighbours as one word', example: 'nalenei' }),
        how: z.enum(matchKinds).nullable().meta({ description: 'Null if it is not found' }),
        found: z
          .string()
          .meta({ description: 'In the words of the catalogue', example: 'Nallennai' }),
      }),
    ),
    total: countSchema.meta({ description: 'How many products are found' }),
    products: z.array(productSchema).meta({ description: `The first ${synonymLimits.tried}` }),
  })
  .meta({ id: 'SearchTrial' })

export type SearchTrial = z.output<typeof searchTrialSchema>
export type MatchKind = (typeof matchKinds)[number]
