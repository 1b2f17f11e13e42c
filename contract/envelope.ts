import { z } from 'zod'
import { timeSchema } from './fields.ts'

/** What every call answers. */

export const paginationSchema = z
  .object({
    page: z.int(),
    limit: z.int(),
    total: z.int(),
    pages: z.int(),
  })
  .meta({ id: 'Pagination' })

export const failureSchema = z
  .object({
    success: z.literal(false),
    message: z.string(),
    errors: z.record(z.string(), z.string()).optional().meta({ description: 'Message by field' }),
    changedBy: z.string().optional().meta({ description: 'With 412: who wrote last' }),
    changedAt: timeSchema.optional().meta({ description: 'With 412: when' }),
  })
  .meta({ id: 'Failure' })

/** One record, or none (`null`). */
export function success<T extends z.ZodType>(data: T) {
  return z.object({ success: z.literal(true), data })
}

/** A list answered whole. */
export function list<T extends z.ZodType>(item: T) {
  return success(z.array(item))
}

/** One page of a list. */
export function page<T extends z.ZodType>(item: T) {
  return list(item).extend({ pagination: paginationSchema })
}

export const emptySchema = success(z.null())
export const healthSchema = z.object({ success: z.literal(true), status: z.literal('ok') })

export type Pagination = z.output<typeof paginationSchema>
export type Failure = z.output<typeof failureSchema>
