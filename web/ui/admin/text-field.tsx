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
  /** Labels and lengths of the record's fields, by name; `label` and `max` take precedence. */
  labels?: Record<string, string>
  limits?: Record<string, unknown>
  label?: string
  max?: number
  hint?: string
  /** Makes it a text area. */
  rows?: number
}

/** A text of a record's form, with its error and the characters that it still takes. */
export function TextField<T extends FieldValues>(props: TextFieldProps<T>) {
  const { form, name, labels, limits, label, max, hint, rows, required, ...input } = props
  const { error } = form.getFieldState(name, form.formState)
  return (
    <Field
      label={label ?? labels?.[name]}
      required={required}
      hint={hint}
      error={error?.message}
      count={<CharactersLeft form={form} name={name} max={max ?? Number(limits?.[name])} />}
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
