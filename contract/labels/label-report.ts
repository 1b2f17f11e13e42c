import { referenceSchema } from '../fields.ts'
import { z } from '../zod.ts'

/** A product whose label lacks something or has a warning; fields are given by their path. */
export const labelReportSchema = z
  .object({
    product: referenceSchema,
    missing: z.array(z.string().meta({ example: 'label.ingredients' })),
    warnings: z.array(
      z.object({
        field: z.string().meta({ example: 'description' }),
        message: z.string().meta({ example: '“anti-cholesterol” may not be said of edible oil' }),
      }),
    ),
  })
  .meta({ id: 'LabelReport' })

export type LabelReport = z.output<typeof labelReportSchema>
