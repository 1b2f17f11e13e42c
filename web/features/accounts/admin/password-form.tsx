import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useEffectEvent, useState } from 'react'
import { useForm } from 'react-hook-form'
import { accountLimits } from '../../../../contract/accounts/limits.ts'
import { passwordUpdateSchema } from '../../../../contract/accounts/sign-in.ts'
import { messages } from '../../../../contract/messages.ts'
import { z } from '../../../../contract/zod.ts'
import { useSubmitOnce } from '../../../forms/use-submit-once.ts'
import { useUnsavedGuard } from '../../../forms/use-unsaved-guard.ts'
import { BlockedLeaveDialog } from '../../../ui/admin/dialogs/confirm-dialog.tsx'
import { FormSection } from '../../../ui/admin/fields/form-section.tsx'
import { Banner } from '../../../ui/admin/notices/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/inputs.tsx'
import { changePassword } from '../session.ts'
import { CurrentPasswordField, PasswordInput } from './credential-fields.tsx'

const schema = passwordUpdateSchema
  .extend({ repeated: z.string() })
  .refine(({ newPassword, repeated }) => newPassword === repeated, {
    path: ['repeated'],
    message: 'The two new passwords differ',
  })

const empty = { currentPassword: '', newPassword: '', repeated: '' }

/** Changes the user's own password; other sessions end. */
export function PasswordForm({ onChanged }: { onChanged: () => void }) {
  const [outcome, setOutcome] = useState<{ failure?: string }>()
  const { register, handleSubmit, formState, reset, setError } = useForm({
    resolver: zodResolver(schema),
    defaultValues: empty,
  })
  const { errors, isSubmitting, isDirty } = formState
  const blocker = useUnsavedGuard(isDirty)
  const isChanged = outcome !== undefined && outcome.failure === undefined && !isDirty
  const changed = useEffectEvent(onChanged)
  // Only while the form is clean, so that the unsaved guard does not ask.
  useEffect(() => {
    if (isChanged) changed()
  }, [isChanged])

  const submit = useSubmitOnce(handleSubmit, async ({ currentPassword, newPassword }) => {
    setOutcome(undefined)
    const failure = await changePassword({ currentPassword, newPassword })
    if (!failure) {
      reset(empty)
      setOutcome({})
      return
    }
    const { currentPassword: current, newPassword: wanted } = failure.errors ?? {}
    if (current) setError('currentPassword', { message: current }, { shouldFocus: true })
    if (wanted) setError('newPassword', { message: wanted }, { shouldFocus: !current })
    if (!current && !wanted) setOutcome({ failure: failure.message })
  })

  return (
    <form onSubmit={submit} noValidate className="grid max-w-lg gap-5">
      {outcome && (
        <Banner tone={outcome.failure ? 'danger' : 'success'}>
          {outcome.failure ?? messages.password.updated}
        </Banner>
      )}
      <FormSection title="Your password">
        <CurrentPasswordField
          {...register('currentPassword')}
          label="Current password"
          error={errors.currentPassword?.message}
        />
        <Field
          label="New password"
          required
          hint={`At least ${accountLimits.password.min} characters; a short sentence is a good one`}
          error={errors.newPassword?.message}
        >
          <PasswordInput {...register('newPassword')} autoComplete="new-password" />
        </Field>
        <Field label="New password again" required error={errors.repeated?.message}>
          <PasswordInput {...register('repeated')} autoComplete="new-password" />
        </Field>
      </FormSection>
      <p className="text-sm text-ink-soft">
        Wherever else you are signed in, you will have to sign in again.
      </p>
      <Button type="submit" busy={isSubmitting} className="justify-self-start">
        {isSubmitting ? 'Saving...' : 'Change password'}
      </Button>
      <BlockedLeaveDialog blocker={blocker} />
    </form>
  )
}
