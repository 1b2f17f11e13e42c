import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useId, useState } from 'react'
import { useForm } from 'react-hook-form'
import { credentialsSchema } from '../../../../contract/accounts/sign-in.ts'
import { messages } from '../../../../contract/messages.ts'
import { useSubmitOnce } from '../../../forms/use-submit-once.ts'
import { readStored } from '../../../storage/session-keys.ts'
import { LoaderCircle } from '../../../ui/admin/icons.tsx'
import { Banner } from '../../../ui/admin/notices/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Checkbox, Field, Input } from '../../../ui/inputs.tsx'
import { type SignInFailure, signIn } from '../session.ts'
import { CodeField, PasswordInput } from './credential-fields.tsx'

/** E-mail and password, and a code where the account requires one. The page navigates once signed in. */
export function LoginForm() {
  const [failure, setFailure] = useState<SignInFailure>()
  const [codeAsked, setCodeAsked] = useState(false)
  const { register, handleSubmit, formState, setFocus, setError } = useForm({
    resolver: zodResolver(credentialsSchema),
    defaultValues: { email: readStored('last-email') ?? '', password: '', code: '' },
  })
  useEffect(() => {
    if (codeAsked) setFocus('code')
  }, [codeAsked, setFocus])
  const { errors, isSubmitting } = formState

  const submit = useSubmitOnce(handleSubmit, async (credentials) => {
    setFailure(undefined)
    try {
      const rejected = await signIn(credentials)
      if (!rejected) return
      if (rejected.code !== undefined) {
        // At the first try the code is only asked for: no error yet.
        if (codeAsked) setError('code', { message: rejected.code })
        setCodeAsked(true)
        return setFocus('code', { shouldSelect: true })
      }
      setFailure(rejected)
    } catch {
      setFailure({ message: messages.login.unexpected })
    }
    setFocus('password', { shouldSelect: true })
  })

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      {failure && (
        <Banner tone="danger">
          <p>{failure.message}</p>
          {failure.hint && <p className="mt-1 font-normal">{failure.hint}</p>}
        </Banner>
      )}
      <Field label="Email" required error={errors.email?.message}>
        <Input {...register('email')} type="email" autoComplete="username" inputMode="email" />
      </Field>
      <Field label="Password" required error={errors.password?.message}>
        <PasswordInput {...register('password')} autoComplete="current-password" />
      </Field>
      {codeAsked && (
        <CodeField
          {...register('code')}
          error={errors.code?.message}
          onSwitch={() => setFocus('code')}
        />
      )}
      <SignInOptions />
      <Button type="submit" busy={isSubmitting} size="large">
        {isSubmitting && <LoaderCircle className="size-5 animate-spin" />}
        {isSubmitting ? 'Signing in...' : 'Sign in'}
      </Button>
    </form>
  )
}

/** The specified checkbox, and the help for a forgotten password. */
function SignInOptions() {
  const [helpOpen, setHelpOpen] = useState(false)
  const helpId = useId()
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <Checkbox>Remember me</Checkbox>
        <a
          href={`#${helpId}`}
          aria-expanded={helpOpen}
          aria-controls={helpId}
          onClick={(event) => {
            event.preventDefault()
            setHelpOpen(!helpOpen)
          }}
          className="inline-flex min-h-11 items-center text-sm font-semibold underline decoration-line-strong underline-offset-4 hover:decoration-ink"
        >
          Forgot your password?
        </a>
      </div>
      <p id={helpId} hidden={!helpOpen} className="rounded-control bg-paper-deep px-4 py-3 text-sm">
        The person who runs the server can give you a new one there:{' '}
        <code className="text-[0.8125rem]">npm run admin -- reset-password</code>
      </p>
    </div>
  )
}
