import { idSchema } from '../fields.ts'
import { limits } from '../limits.ts'
import { z } from '../zod.ts'
import { type CountedPage, countedPages, countKinds, searchOutcomes } from './count-kinds.ts'
import { insightLimits } from './limits.ts'

/** Events sent by a browser, none of which identifies the visitor. */

const pages = Object.keys(countedPages) as CountedPage[]

export const visitorCountSchema = z
  .object({
    kind: z.enum(countKinds).meta({ example: 'opened' }),
    product: idSchema
      .optional()
      .meta({ description: 'With `opened`, `added` and `ordered`; an unknown one is dropped' }),
    category: idSchema.optional().meta({ description: 'With `page`: the category it shows' }),
    page: z.enum(pages).optional().meta({ description: 'With `page`', example: 'home' }),
    words: z
      .string()
      .max(limits.list.search)
      .optional()
      .meta({ description: 'With `searched`: what was asked for', example: 'nalenei' }),
    found: z
      .int()
      .min(0)
      .max(insightLimits.count.found)
      .optional()
      .meta({ description: 'With `searched`: how many products the search found', example: 3 }),
    how: z
      .enum(searchOutcomes)
      .optional()
      .meta({ description: 'With `searched`: how it found them', example: 'sound' }),
  })
  .meta({ id: 'VisitorCount' })

export const countsBodySchema = z.object({
  counts: z
    .array(visitorCountSchema)
    .max(insightLimits.request.entries)
    .default([])
    .meta({
      description: `What is beyond ${insightLimits.request.entries}, or unknown, is dropped`,
    }),
})

export type VisitorCount = z.output<typeof visitorCountSchema>
