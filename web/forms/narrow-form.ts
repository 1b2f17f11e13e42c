import type { FieldValues, UseFormReturn } from 'react-hook-form'

/**
 * A form as a part of it sees it: with the part's fields alone. React Hook Form's types accept none but the form of
 * exactly these fields, since who has a form may set all of its values. A part reads and sets its own fields only,
 * by name, and the form has them: its caller sees to that.
 */
export function narrowForm<Part extends FieldValues>(form: {
  control: unknown
}): UseFormReturn<Part, unknown, unknown> {
  return form as UseFormReturn<Part, unknown, unknown>
}
