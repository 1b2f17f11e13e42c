import type { ComponentProps } from 'react'
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { Field } from '../field.tsx'
import { Input, Textarea } from '../inputs.tsx'
import { CharactersLeft } from './characters-left.tsx'

type TextFieldProps<T extends FieldValues> = Pick<
  ComponentProps<'input'>,
  'autoComplete' | 'list' | 'required'
> & {
  form: UseFormReturn<T, unknown, unknown>
  name: FieldPath<T>
  label: string
  hint?: string
  max: number
  /** Makes it a text area. */
  rows?: number
}

/** A text of a record's form, with its error and the characters that it still takes. */
export function TextField<T extends FieldValues>(props: TextFieldProps<T>) {
  const { form, name, label, hint, max, rows, required, ...input } = props
  const { error } = form.getFieldState(name, form.formState)
  return (
    <Field
      label={label}
      required={required}
      hint={hint}
      error={error?.message}
      count={<CharactersLeft form={form} name={name} max={max} />}
    >
      {(control) =>
        rows ? (
          <Textarea {...control} {...form.register(name)} rows={rows} />
        ) : (
          <Input {...control} {...form.register(name)} {...input} />
        )
      }
    </Field>
  )
}
