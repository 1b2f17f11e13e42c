import { idSchema, requiredText, timeSchema } from '../fields.ts'
import { messages } from '../messages.ts'
import { isCleanText } from '../text/clean-text.ts'
import { nameKey } from '../text/name-key.ts'
import { countCodePoints, storedText } from '../text/text-length.ts'
import { z } from '../zod.ts'
import { synonymLimits } from './limits.ts'
import { synonymMessages } from './messages.ts'

/** Sets of words and spellings: a search for one also finds the others. */

const label = { example: 'Sesame oil' }
const terms = { description: '2 to 60 characters each', example: ['nallennai', 'sesame oil'] }

export const synonymSchema = z
  .object({
    _id: idSchema,
    label: z.string().meta({ ...label, description: 'What staff call the set' }),
    terms: z.array(z.string()).meta(terms),
    createdAt: timeSchema,
    updatedAt: timeSchema,
  })
  .meta({ id: 'Synonym' })

/** The stored form of a term: on one line, with single spaces. */
export function storedTerm(text: string): string {
  return storedText(text).replace(/\s+/g, ' ')
}

/** Reason why a term cannot join others in a set; null if it can. */
export function findTermError(term: string, others: string[]): string | null {
  const stored = storedTerm(term)
  const key = nameKey(stored)
  const length = countCodePoints(stored)
  if (!isCleanText(stored)) return messages.validation.controlCharacters
  if (length > synonymLimits.term.max) return synonymMessages.tooLong
  if (Math.min(length, countCodePoints(key)) < synonymLimits.term.min)
    return synonymMessages.tooShort
  return others.some((other) => nameKey(other) === key) ? synonymMessages.twice(stored) : null
}

const writable = {
  label: requiredText(synonymLimits.label, synonymMessages.labelRequired).meta(label),
  terms: z
    .array(z.string(messages.validation.text).overwrite(storedTerm), synonymMessages.termsRequired)
    .min(1, synonymMessages.termsRequired)
    // Aborts early, because comparing thousands of terms with each other is slow.
    .max(synonymLimits.terms, { error: synonymMessages.tooManyTerms, abort: true })
    .superRefine((terms, context) => {
      const errors = terms.map((term, index) => findTermError(term, terms.slice(0, index)))
      const message = errors.find((error) => error !== null)
      if (message) context.addIssue({ code: 'custom', message })
    })
    .meta(terms),
}

export const synonymCreateSchema = z.object(writable)
/** On update, an omitted field keeps its value; `terms` replace the old ones. */
export const synonymUpdateSchema = z.object(writable).partial()

export type Synonym = z.output<typeof synonymSchema>
export type SynonymUpdate = z.output<typeof synonymUpdateSchema>
export type SynonymInput = z.input<typeof synonymCreateSchema>
