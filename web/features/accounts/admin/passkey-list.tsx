import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { passkeyMessages } from '../../../../contract/accounts/messages.ts'
import { type Passkey, passkeyCreateSchema } from '../../../../contract/accounts/passkey.ts'
import { useSubmitOnce } from '../../../forms/use-submit-once.ts'
import { browserApi } from '../../../requests/api.ts'
import { formatAge } from '../../../ui/admin/age.ts'
import { ConfirmDialog } from '../../../ui/admin/dialogs/confirm-dialog.tsx'
import { FormSection } from '../../../ui/admin/fields/form-section.tsx'
import { Banner } from '../../../ui/admin/notices/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field, Input } from '../../../ui/inputs.tsx'
import { addPasskey, supportsPasskeys } from '../passkeys.ts'

type PasskeyListProps = { passkeys: Passkey[]; onChanged: () => Promise<void> }

/** The passkeys of one's own account. */
export function PasskeyList({ passkeys, onChanged }: PasskeyListProps) {
  const [removing, setRemoving] = useState<Passkey>()
  const remove = async () => {
    if (!removing) return
    const params = { path: { id: removing._id } }
    const { error } = await browserApi().DELETE('/auth/passkeys/{id}', { params })
    if (error) return error.message || passkeyMessages.removeFailed
    await onChanged()
  }
  return (
    <FormSection title="Passkeys">
      <p className="max-w-prose text-sm text-ink-soft">
        With a passkey you sign in by the lock of your phone: its fingerprint, face or number. It
        counts as both steps.
      </p>
      {passkeys.length > 0 && (
        <ul className="grid gap-2">
          {passkeys.map((passkey) => (
            <PasskeyItem
              key={passkey._id}
              passkey={passkey}
              onRemove={() => setRemoving(passkey)}
            />
          ))}
        </ul>
      )}
      {supportsPasskeys() && <AddPasskey onAdded={onChanged} />}
      <ConfirmDialog
        open={removing !== undefined}
        title="Remove the passkey"
        question="It opens your account no more. Sessions that are open stay."
        subject={removing?.name ?? ''}
        confirmLabel="Remove"
        busyLabel="Removing..."
        onConfirm={remove}
        onClose={() => setRemoving(undefined)}
      />
    </FormSection>
  )
}

function PasskeyItem({ passkey, onRemove }: { passkey: Passkey; onRemove: () => void }) {
  const { name, createdAt, lastUsedAt } = passkey
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-card p-4">
      <div className="min-w-0">
        <p className="font-semibold break-words">{name}</p>
        <p className="text-sm text-ink-soft">
          Added <time dateTime={createdAt}>{formatAge(createdAt)}</time>,{' '}
          {lastUsedAt ? (
            <>
              last used <time dateTime={lastUsedAt}>{formatAge(lastUsedAt)}</time>
            </>
          ) : (
            'not used yet'
          )}
        </p>
      </div>
      <Button
        variant="secondary"
        size="small"
        className="min-h-11"
        onClick={onRemove}
        aria-label={`Remove: ${name}`}
      >
        Remove
      </Button>
    </li>
  )
}

function AddPasskey({ onAdded }: { onAdded: () => Promise<void> }) {
  const [failure, setFailure] = useState<string>()
  const { register, handleSubmit, formState, reset, setError } = useForm({
    resolver: zodResolver(passkeyCreateSchema.pick({ name: true })),
    defaultValues: { name: '' },
  })
  const { errors, isSubmitting } = formState

  const submit = useSubmitOnce(handleSubmit, async ({ name }) => {
    setFailure(undefined)
    const error = await addPasskey(name)
    if (error?.errors?.name)
      return setError('name', { message: error.errors.name }, { shouldFocus: true })
    if (error) return setFailure(error.errors?.response ?? error.message)
    reset()
    await onAdded()
  })

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      {failure && <Banner tone="danger">{failure}</Banner>}
      <Field
        label="Name of the passkey"
        required
        hint="Such as that of this phone"
        error={errors.name?.message}
      >
        <Input {...register('name')} autoComplete="off" />
      </Field>
      <Button type="submit" variant="secondary" busy={isSubmitting} className="justify-self-start">
        {isSubmitting ? 'Adding...' : 'Add a passkey'}
      </Button>
    </form>
  )
}
