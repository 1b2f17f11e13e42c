import type { FieldValues, UseFormReturn } from 'react-hook-form'

/**
 * A form as a part of it sees it: with the part's fields alone. React Hook Form's types accept only a form of
 * exactly these fields, since a form lets any code set all of its values. A part reads and sets only its own
 * fields, by name; the caller passes a form that has them.
 */
export function narrowForm<Part extends FieldValues>(form: {
  control: unknown
}): UseFormReturn<Part, unknown, unknown> {
  return form as UseFormReturn<Part, unknown, unknown>
}
