import type { ComponentProps } from 'react'
import { Field } from '../../../ui/field.tsx'
import { PasswordInput } from './password-input.tsx'

type PresentPasswordFieldProps = ComponentProps<typeof PasswordInput> & {
  label?: string
  error?: string | undefined
}

/** The password in use, by which somebody who is signed in proves once more who it is. */
export function PresentPasswordField({
  label = 'Your password',
  error,
  ...input
}: PresentPasswordFieldProps) {
  return (
    <Field label={label} required error={error}>
      {(control) => <PasswordInput {...control} {...input} autoComplete="current-password" />}
    </Field>
  )
}
