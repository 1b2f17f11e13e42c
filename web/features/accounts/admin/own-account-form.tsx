import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { ownAccountSchema } from '../../../../contract/accounts/account.ts'
import { accountMessages } from '../../../../contract/accounts/messages.ts'
import { emailField, userNameField } from '../../../../contract/accounts/sign-in.ts'
import { useSubmitOnce } from '../../../forms/use-submit-once.ts'
import { useUnsavedGuard } from '../../../forms/use-unsaved-guard.ts'
import { BlockedLeaveDialog } from '../../../ui/admin/dialogs/confirm-dialog.tsx'
import { FormSection } from '../../../ui/admin/fields/form-section.tsx'
import { Banner } from '../../../ui/admin/notices/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field, Input } from '../../../ui/inputs.tsx'
import { updateOwnAccount, useSession } from '../session.ts'

const schema = ownAccountSchema.extend({ name: userNameField, email: emailField })

/** Name and e-mail address of one's own account. */
export function OwnAccountForm() {
  const { user } = useSession()
  const [outcome, setOutcome] = useState<{ failure?: string }>()
  const { register, handleSubmit, formState, reset, setError } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { name: user?.name ?? '', email: user?.email ?? '' },
  })
  const { errors, isSubmitting, isDirty } = formState
  const blocker = useUnsavedGuard(isDirty)

  const submit = useSubmitOnce(handleSubmit, async (body) => {
    setOutcome(undefined)
    const error = await updateOwnAccount(body)
    if (!error) {
      reset(body)
      return setOutcome({})
    }
    const { name, email } = error.errors ?? {}
    if (name) setError('name', { message: name }, { shouldFocus: true })
    if (email) setError('email', { message: email }, { shouldFocus: !name })
    if (!name && !email) setOutcome({ failure: error.message || accountMessages.saveFailed })
  })

  return (
    <form onSubmit={submit} noValidate className="grid max-w-lg gap-5">
      {outcome && (
        <Banner tone={outcome.failure ? 'danger' : 'success'}>
          {outcome.failure ?? accountMessages.saved}
        </Banner>
      )}
      <FormSection title="You">
        <Field label="Name" required error={errors.name?.message}>
          <Input {...register('name')} autoComplete="name" />
        </Field>
        <Field label="Email" required hint="You sign in with it" error={errors.email?.message}>
          <Input {...register('email')} type="email" autoComplete="username" inputMode="email" />
        </Field>
      </FormSection>
      <Button type="submit" busy={isSubmitting} className="justify-self-start">
        {isSubmitting ? 'Saving...' : 'Save'}
      </Button>
      <BlockedLeaveDialog blocker={blocker} />
    </form>
  )
}
