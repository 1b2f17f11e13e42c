import { z } from '../../contract/zod.ts'
import type { Values } from './use-form-fields.ts'

/** Schema for a form whose fields are sent in another shape: checks all that the server checks. */
export function createFormSchema(schema: z.ZodType, toBody: (values: Values) => unknown) {
  const values = z.record(z.string(), z.union([z.string(), z.boolean()]))
  return values.superRefine((values, context) => {
    const { error } = schema.safeParse(toBody(values))
    for (const { path, message } of error?.issues ?? []) {
      // `notice.text` is `text` in the form of the notice.
      const start = path.findIndex((part) => String(part) in values)
      context.addIssue({ code: 'custom', message, path: path.slice(Math.max(start, 0)) })
    }
  })
}
