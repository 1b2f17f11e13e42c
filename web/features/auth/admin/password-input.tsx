import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { Field, Input } from '../../../ui/inputs.tsx'

/** A password input with a button that shows what is typed. */
export function PasswordInput(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <div className="relative">
      <Input {...props} type={shown ? 'text' : 'password'} className="pr-12" />
      <button
        type="button"
        onClick={() => setShown(!shown)}
        aria-label={shown ? 'Hide password' : 'Show password'}
        className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-ink-soft hover:text-ink"
      >
        <Icon className="size-5" />
      </button>
    </div>
  )
}

type CurrentPasswordFieldProps = ComponentProps<typeof PasswordInput> & {
  label?: string
  error?: string | undefined
}

/** The current password, to confirm the identity of a signed-in user. */
export function CurrentPasswordField({
  label = 'Your password',
  error,
  ...input
}: CurrentPasswordFieldProps) {
  return (
    <Field label={label} required error={error}>
      <PasswordInput {...input} autoComplete="current-password" />
    </Field>
  )
}
