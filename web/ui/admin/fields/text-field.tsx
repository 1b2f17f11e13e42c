import type { ComponentProps, ReactNode } from 'react'
import { type FieldPath, type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form'
import { findClaims } from '../../../../contract/labels/label-rules.ts'
import { labelMessages } from '../../../../contract/labels/messages.ts'
import { textLength } from '../../../../contract/text/text-length.ts'
import { fieldLanguage } from '../../../forms/tamil-field.ts'
import { classNames } from '../../class-names.ts'
import { Field, Input, Textarea } from '../../inputs.tsx'

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
  hint?: ReactNode
  /** Warns of what may not be said of edible oil. */
  readsClaims?: boolean
  /** Makes it a text area. */
  rows?: number
}

/** A text of a record's form, with its error and the characters that it still takes. */
export function TextField<T extends FieldValues>(props: TextFieldProps<T>) {
  const { form, name, labels, limits, label, max, hint, readsClaims, rows, required, ...input } =
    props
  const { error } = form.getFieldState(name, form.formState)
  const lang = fieldLanguage(name)
  const text = useWatch({ control: form.control, name })
  const warning = readsClaims && findClaims(text).map(labelMessages.claim).join('. ')
  return (
    <Field
      label={label ?? labels?.[name]}
      required={required}
      hint={warning ? <Warning>{warning}</Warning> : hint}
      error={error?.message}
      count={<LengthLeft text={text} max={max ?? Number(limits?.[name])} />}
    >
      {rows ? (
        <Textarea {...form.register(name)} lang={lang} rows={rows} />
      ) : (
        <Input {...form.register(name)} {...input} lang={lang} />
      )}
    </Field>
  )
}

/** Warning about a value that is accepted but should be changed. */
export function Warning({ children }: { children: string }) {
  return (
    <span role="status" className="font-medium text-danger">
      {children}
    </span>
  )
}

/** The characters left, shown near the limit. `maxlength` counts UTF-16 units, and cuts pasted text silently. */
export function LengthLeft({ text, max }: { text: string; max: number }) {
  const left = max - textLength(text)
  if (left > max / 10) return null
  return (
    <span className={classNames('tabular-nums', left < 0 ? 'text-danger' : 'text-ink-soft')}>
      {left < 0 ? `${-left} too many` : `${left} left`}
    </span>
  )
}
