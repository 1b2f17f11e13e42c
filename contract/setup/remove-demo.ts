import { countSchema } from '../fields.ts'
import { z } from '../zod.ts'

/** How many of the demo's records were deleted, and how many stay because staff have changed them or need them. */
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
