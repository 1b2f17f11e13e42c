import { countSchema } from '../fields.ts'
import { z } from '../zod.ts'

/** Counts of deleted demo records, and of those that stay because staff have changed or need them. */
export const demoRemovalSchema = z
  .object({
    deleted: countSchema.meta({
      description: 'Records of the demo that were deleted',
      example: 92,
    }),
    kept: countSchema.meta({
      description: 'Records of the demo that staff have changed, or that others need',
      example: 3,
    }),
  })
  .meta({ id: 'DemoRemoval' })

export type DemoRemoval = z.output<typeof demoRemovalSchema>
