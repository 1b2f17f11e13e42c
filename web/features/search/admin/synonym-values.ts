import { synonymLimits } from '../../../../contract/search/limits.ts'
import { synonymMessages } from '../../../../contract/search/messages.ts'
import {
  findTermError,
  type Synonym,
  storedTerm,
  synonymCreateSchema,
} from '../../../../contract/search/synonym.ts'
import { createFormSchema } from '../../../forms/form-schema.ts'
import type { FieldValue } from '../../../forms/merge.ts'
import type { Values } from '../../../forms/use-form-fields.ts'

/** `terms`: each on a line of its own; after the last line break, what is still being typed. */
export type SynonymValues = { label: string; terms: string }

export const synonymLabels: Record<keyof SynonymValues, string> = { label: 'Label', terms: 'Terms' }

export function synonymValues(synonym?: Synonym): SynonymValues {
  return { label: synonym?.label ?? '', terms: joinTerms(synonym?.terms ?? []) }
}

export function joinTerms(terms: string[], typed = ''): string {
  return [...terms, typed].join('\n')
}

export function splitTerms(value: string): { terms: string[]; typed: string } {
  const terms = value.split('\n')
  return { typed: terms.pop() ?? '', terms }
}

/** A form's fields as they are sent. What is still being typed is a term, too. */
export function toSynonymBody({ label, terms }: Values) {
  return { label, terms: String(terms).split('\n').map(storedTerm).filter(Boolean) }
}

/** The same rules as the server's. */
export const synonymFormSchema = createFormSchema(synonymCreateSchema, toSynonymBody)

/** A field's value where two versions are compared. */
export function showSynonymValue(_name: string, value: FieldValue): string {
  return String(value).split('\n').filter(Boolean).join(', ') || 'None'
}

/** Separators of terms in a text that was typed or pasted. */
export const separators = /[,;\n\t\u0964\u3001]+/

export type AddedTerms = { terms: string[]; added: string[]; left: string; error: string | null }

/** Adds each term of a text. A term of the set is dropped; a term that cannot be added is left over. */
export function addTerms(before: string[], text: string): AddedTerms {
  const terms = [...before]
  const left: string[] = []
  let error: string | null = null
  for (const term of text.split(separators).map(storedTerm).filter(Boolean)) {
    const isFull = terms.length >= synonymLimits.terms
    const found = findTermError(term, terms) ?? (isFull ? synonymMessages.tooManyTerms : null)
    if (!found) terms.push(term)
    else if (found !== synonymMessages.twice(term)) left.push(term)
    error ??= found
  }
  return { terms, added: terms.slice(before.length), left: left.join(', '), error }
}
