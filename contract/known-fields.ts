import { messages } from './messages.ts'
import { z } from './zod.ts'

/**
 * Rejects an object with only unknown fields, such as `{monday: …}` for hours: without them it would be empty and
 * clear the stored value. Single unknown fields are ignored, as everywhere.
 */
export function withKnownField<S extends z.ZodType>(known: readonly string[], schema: S) {
  return z.preprocess((value, context) => {
    const fields =
      typeof value === 'object' && value && !Array.isArray(value) ? Object.keys(value) : []
    if (fields.length > 0 && !fields.some((field) => known.includes(field)))
      context.addIssue({ code: 'custom', message: messages.validation.unknownFields(known) })
    return value
  }, schema)
}
