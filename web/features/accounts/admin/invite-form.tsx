import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { inviteSchema } from '../../../../contract/accounts/account.ts'
import { accountMessages } from '../../../../contract/accounts/messages.ts'
import { useSubmitOnce } from '../../../forms/use-submit-once.ts'
import { browserApi } from '../../../requests/api.ts'
import { FormSection } from '../../../ui/admin/fields/form-section.tsx'
import { Banner } from '../../../ui/admin/notices/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field, Input } from '../../../ui/inputs.tsx'
import type { MadeLink } from './made-link.tsx'

type InviteFormProps = { onInvited: (link: MadeLink) => void }

/** Makes an invitation of a name. The field has the focus: the page is mostly opened for it. */
export function InviteForm({ onInvited }: InviteFormProps) {
  const [failure, setFailure] = useState<string>()
  const { register, handleSubmit, formState, reset, setError, setFocus } = useForm({
    resolver: zodResolver(inviteSchema),
    defaultValues: { name: '' },
  })
  const { errors, isSubmitting } = formState
  useEffect(() => setFocus('name'), [setFocus])

  const submit = useSubmitOnce(handleSubmit, async (body) => {
    setFailure(undefined)
    const { data, error } = await browserApi().POST('/accounts/invitations', { body })
    const name = error?.errors?.name
    if (name) return setError('name', { message: name }, { shouldFocus: true })
    if (!data) return setFailure(error?.message || accountMessages.inviteFailed)
    reset()
    onInvited({ ...data.data, kind: 'invitation' })
  })

  return (
    <form onSubmit={submit} noValidate>
      <FormSection title="Invite somebody">
        {failure && <Banner tone="danger">{failure}</Banner>}
        <Field
          label="Name"
          required
          hint="They open a link, and choose an e-mail address and a password of their own"
          error={errors.name?.message}
        >
          <Input {...register('name')} autoComplete="off" enterKeyHint="send" />
        </Field>
        <Button type="submit" busy={isSubmitting} className="justify-self-start">
          {isSubmitting ? 'Inviting...' : 'Invite'}
        </Button>
      </FormSection>
    </form>
  )
}
