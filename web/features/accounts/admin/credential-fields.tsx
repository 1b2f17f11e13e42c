import { type ComponentProps, useState } from 'react'
import { Eye, EyeOff } from '../../../ui/admin/icons.tsx'
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

type CodeFieldProps = Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  error: string | undefined
  /** Offers to type a recovery code instead; called when that is switched. */
  onSwitch?: () => void
}

/** A field for an authenticator code, or for a recovery code, which needs a full keyboard. */
export function CodeField({ error, onSwitch, ...input }: CodeFieldProps) {
  const [isRecovery, setRecovery] = useState(false)
  const change = () => {
    setRecovery(!isRecovery)
    onSwitch?.()
  }
  return (
    <div className="grid gap-1">
      <Field
        label={isRecovery ? 'Recovery code' : 'Code'}
        required
        hint={
          isRecovery
            ? 'One of those that you kept; each can be used once'
            : 'The six digits that your authenticator app shows now'
        }
        error={error}
      >
        <Input
          {...input}
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
      </Field>
      {onSwitch && (
        <button
          type="button"
          onClick={change}
          className="min-h-11 justify-self-start text-sm font-semibold underline decoration-line-strong underline-offset-4 hover:decoration-ink"
        >
          {isRecovery ? 'Use the code of the app' : 'Use a recovery code instead'}
        </button>
      )}
    </div>
  )
}
