import { countSchema, idSchema, timeSchema } from './fields.ts'
import { messages } from './messages.ts'
import { type SetupKey, setupKeys } from './setup/setup-steps.ts'
import { z } from './zod.ts'

/** The bodies of responses. */

export const paginationSchema = z
  .object({
    page: countSchema,
    limit: countSchema,
    total: countSchema,
    pages: countSchema,
  })
  .meta({ id: 'Pagination' })

export const failureSchema = z
  .object({
    success: z.literal(false).meta({ example: false }),
    message: z.string().meta({ example: messages.validation.failed }),
    errors: z.record(z.string(), z.string()).optional().meta({ description: 'Message by field' }),
    changedBy: z
      .string()
      .optional()
      .meta({ description: 'With 412: who wrote last', example: messages.user.fallbackName }),
    changedAt: timeSchema.optional().meta({ description: 'With 412: when' }),
    created: idSchema.nullable().optional().meta({
      description:
        'With 409 to a key that was used before: the record that it made, null where that is deleted',
      example: idSchema.meta()?.example,
    }),
    step: z
      .enum(setupKeys as [SetupKey, ...SetupKey[]])
      .optional()
      .meta({
        description: 'With 409 to opening the shop: the step that comes first',
        example: 'whatsapp',
      }),
  })
  .meta({ id: 'Failure' })

export const succeeded = z.literal(true).meta({ example: true })

/** Body with one record, or none (`null`). */
export function success<T extends z.ZodType>(data: T) {
  return z.object({ success: succeeded, data })
}

/** Body with a whole list. */
export function list<T extends z.ZodType>(item: T) {
  return success(z.array(item))
}

/** Body with one page of a list. */
export function page<T extends z.ZodType>(item: T) {
  return list(item).extend({ pagination: paginationSchema })
}

export function succeed<T>(data: T) {
  return { success: true as const, data }
}

export const emptySchema = success(z.null().meta({ example: null }))
export const healthSchema = z.object({
  success: succeeded,
  status: z.literal('ok').meta({ example: 'ok' }),
  version: z.string().optional().meta({ example: '1.0.0' }),
})

/** The pagination of one page of a list. */
export function paginate(
  { page, limit }: { page: number; limit: number },
  total: number,
): Pagination {
  return { page, limit, total, pages: Math.ceil(total / limit) }
}

export type Pagination = z.output<typeof paginationSchema>
export type Failure = z.output<typeof failureSchema>
