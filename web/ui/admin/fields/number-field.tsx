import type { ComponentProps, ReactNode } from 'react'
import { type FieldPath, type FieldValues, type UseFormReturn, useWatch } from 'react-hook-form'
import { classNames } from '../../class-names.ts'
import { Field, Input } from '../../inputs.tsx'
import { type NumberKind, sayNumber } from './say-number.ts'

type NumberInputProps = ComponentProps<'input'> & {
  /** The text in it. */
  typed: string
  kind?: NumberKind
}

/**
 * A number, and below it what was read of it. It is a text to the browser: a number field drops a comma
 * without a word, and changes with the mouse wheel.
 */
export function NumberInput({ typed, kind = 'number', className, ...input }: NumberInputProps) {
  return (
    <>
      <Input
        inputMode="decimal"
        autoComplete="off"
        {...input}
        className={classNames('tabular-nums', className)}
      />
      <p role="status" className="text-sm text-ink-soft tabular-nums empty:hidden">
        {sayNumber(typed, kind)}
      </p>
    </>
  )
}

type NumberFieldProps<T extends FieldValues> = Pick<
  ComponentProps<'input'>,
  'inputMode' | 'placeholder'
> & {
  form: UseFormReturn<T, unknown, unknown>
  name: FieldPath<T>
  label: string
  kind?: NumberKind
  hint?: ReactNode
  /** Called once the form has what was typed. */
  onChange?: () => void
  className?: string
}

/** A number of a record's form, with its error. */
export function NumberField<T extends FieldValues>(props: NumberFieldProps<T>) {
  const { form, name, label, hint, onChange, className, ...input } = props
  const { error } = form.getFieldState(name, form.formState)
  const typed = useWatch({ control: form.control, name })
  return (
    <Field label={label} hint={hint} error={error?.message} className={className}>
      <NumberInput {...form.register(name, { onChange })} {...input} typed={String(typed)} />
    </Field>
  )
}
