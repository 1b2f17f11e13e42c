import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { joinSchema } from '../../../../contract/accounts/account.ts'
import { accountLimits } from '../../../../contract/accounts/limits.ts'
import { kindOfCode } from '../../../../contract/accounts/link-kinds.ts'
import { accountMessages } from '../../../../contract/accounts/messages.ts'
import { messages } from '../../../../contract/messages.ts'
import { useSubmitOnce } from '../../../forms/use-submit-once.ts'
import type { ApiError } from '../../../requests/api.ts'
import { Banner } from '../../../ui/admin/notices/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field, Input } from '../../../ui/inputs.tsx'
import { joinByLink } from '../session.ts'
import { CodeField, PasswordInput } from './credential-fields.tsx'

/** Opens an account by the code of a link. The page navigates once signed in. */
export function JoinForm({ code }: { code: string }) {
  const isInvitation = kindOfCode(code) === 'invitation'
  const [failure, setFailure] = useState<string>()
  const [codeAsked, setCodeAsked] = useState(false)
  const { register, handleSubmit, formState, setFocus, setError } = useForm({
    resolver: zodResolver(joinSchema),
    // Without a value the field is not asked for.
    defaultValues: { code, email: isInvitation ? '' : undefined, password: '', secondFactor: '' },
  })
  useEffect(() => {
    if (codeAsked) setFocus('secondFactor')
  }, [codeAsked, setFocus])
  const { errors, isSubmitting } = formState

  const submit = useSubmitOnce(handleSubmit, async (body) => {
    setFailure(undefined)
    const error = await joinByLink(body).catch(
      (): ApiError => ({ message: messages.login.unexpected }),
    )
    if (!error) return
    const { email, password, secondFactor, code } = error.errors ?? {}
    if (email) setError('email', { message: email }, { shouldFocus: true })
    if (password) setError('password', { message: password }, { shouldFocus: !email })
    if (secondFactor) {
      // At the first try the code is only asked for: no error yet.
      if (codeAsked) setError('secondFactor', { message: secondFactor }, { shouldFocus: true })
      setCodeAsked(true)
    }
    if (!email && !password && !secondFactor)
      setFailure(code ?? (error.message || accountMessages.joinFailed))
  })

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      {failure && <Banner tone="danger">{failure}</Banner>}
      {isInvitation && (
        <Field label="Email" required hint="You sign in with it" error={errors.email?.message}>
          <Input {...register('email')} type="email" autoComplete="username" inputMode="email" />
        </Field>
      )}
      <Field
        label={isInvitation ? 'Password' : 'New password'}
        required
        hint={`At least ${accountLimits.password.min} characters; a short sentence is a good one`}
        error={errors.password?.message}
      >
        <PasswordInput {...register('password')} autoComplete="new-password" />
      </Field>
      {codeAsked && (
        <CodeField
          {...register('secondFactor')}
          error={errors.secondFactor?.message}
          onSwitch={() => setFocus('secondFactor')}
        />
      )}
      <Button type="submit" busy={isSubmitting} size="large">
        {isInvitation ? 'Open the account' : 'Set the password'}
      </Button>
    </form>
  )
}
