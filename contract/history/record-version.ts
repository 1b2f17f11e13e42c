import { flagSchema, pageQuery, timeSchema } from '../fields.ts'
import { z } from '../zod.ts'
import { auditActions } from './audit-log.ts'
import { versionLimits } from './limits.ts'

const valueSchema = z
  .union([z.string(), z.number(), z.boolean(), z.null()])
  .meta({ description: 'Null where the record had no such field', example: 320 })

/** A record's version: one write, and its changes. */
export const recordVersionSchema = z
  .object({
    version: z
      .int()
      .min(1)
      .optional()
      .meta({ description: 'Absent where the log does not tell it', example: 4 }),
    at: timeSchema,
    by: z
      .string()
      .meta({ description: 'Empty for what the program did by itself', example: 'Meena' }),
    action: z.enum(auditActions).meta({ example: 'update' }),
    restorable: flagSchema.meta({ description: 'True if the record can go back to this version' }),
    changes: z.array(
      z.object({
        field: z.string().meta({ example: 'price' }),
        before: valueSchema,
        after: valueSchema,
      }),
    ),
  })
  .meta({ id: 'RecordVersion' })

export const recordVersionsQuerySchema = z.object(
  pageQuery(versionLimits.page, versionLimits.maxPage),
)

export type RecordVersion = z.output<typeof recordVersionSchema>
