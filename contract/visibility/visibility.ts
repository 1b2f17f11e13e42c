import { booleanField, dayText, fieldModels, flagSchema } from '../fields.ts'
import { messages } from '../messages.ts'
import { z } from '../zod.ts'
import { visibilities, visibilityFilters } from './states.ts'

/** A day; a blank clears it. */
export const optionalDay = z
  .union([z.null(), z.literal(''), dayText(messages.validation.day)], {
    error: messages.validation.day,
  })
  .transform((day) => day || null)
  .register(fieldModels, { type: 'string', limits: { format: 'YYYY-MM-DD' } })

/**
 * Writable fields of products, categories and gallery items: hidden by hand, or shown from one day until
 * another. The server checks that the days are in order.
 */
export const visibilityFields = {
  hidden: booleanField.meta({ description: 'Whether only staff see it' }),
  visibleFrom: optionalDay.meta({
    description: 'The first day in India on which everybody sees it; blank for no beginning',
    example: '2027-01-01',
  }),
  visibleUntil: optionalDay.meta({
    description: 'The last day in India on which everybody sees it; blank for no end',
    example: '2027-01-15',
  }),
}

/** The same fields for a new record. */
export const newVisibilityFields = {
  hidden: visibilityFields.hidden.default(false),
  visibleFrom: visibilityFields.visibleFrom.default(null),
  visibleUntil: visibilityFields.visibleUntil.default(null),
}

/** Response fields only for staff: those of one record, and of lists requested with `visibility`. */
export const shownVisibility = {
  hidden: flagSchema.optional().meta({ description: 'Only with a session' }),
  visibleFrom: z.iso.date().optional().meta({
    description: 'Only with a session: the first day in India on which everybody sees it',
    example: '2027-01-01',
  }),
  visibleUntil: z.iso.date().optional().meta({
    description: 'Only with a session: the last day in India on which everybody sees it',
    example: '2027-01-15',
  }),
  visibility: z.enum(visibilities).optional().meta({
    description: 'Only with a session: the state that counts, its own or that of its category',
    example: 'public',
  }),
  hiddenBy: z.literal('category').optional().meta({
    description: 'Only with a session: where only its category hides it',
    example: 'category',
  }),
}

export const visibilityQuery = z
  .enum(visibilityFilters, { error: messages.validation.oneOf(visibilityFilters) })
  .optional()
  .meta({
    description:
      'Says who sees each record, and packCost; needs a session for anything but `public`, which is what a list without it shows',
    example: 'public',
  })

const shownSchema = z.object(shownVisibility)
export type ShownVisibility = z.output<typeof shownSchema>
