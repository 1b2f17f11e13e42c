import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import {
  type SecondFactorKey,
  secondFactorCodeSchema,
} from '../../../../contract/accounts/second-factor.ts'
import { useSubmitOnce } from '../../../forms/use-submit-once.ts'
import { FormSection } from '../../../ui/admin/fields/form-section.tsx'
import { Banner } from '../../../ui/admin/notices/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { QrCode } from '../../../ui/pictures/qr-code.tsx'
import { encodeQrPath } from '../../../ui/pictures/qr-code-path.ts'
import { CopyButton } from './copy-button.tsx'
import { CodeField } from './credential-fields.tsx'
import { type Changed, turnOnSecondFactor } from './second-factor-queries.ts'

type TwoStepSetupProps = {
  secret: SecondFactorKey
  onDone: (changed: Changed) => void
  onCancel: () => void
}

/** Shows the key for an authenticator app, and verifies a code of it. */
export function TwoStepSetup({ secret: { key, address }, onDone, onCancel }: TwoStepSetupProps) {
  return (
    <div className="grid gap-5 lg:grid-cols-2 lg:items-start">
      <FormSection title="1. Add the account to your app">
        <p>
          Open an authenticator app on your phone (Google Authenticator, Microsoft Authenticator,
          Aegis, 2FAS or another one) and scan this picture.
        </p>
        <QrCode
          code={encodeQrPath(address)}
          label="Picture of the key, for an authenticator app to scan"
          className="size-56"
        />
        <p className="text-sm text-ink-soft">
          Is the app on this device, or is there no camera? Then give it this key:
        </p>
        <p className="rounded-control bg-paper-deep px-4 py-3 font-mono text-[0.9375rem] break-words select-all">
          {key.match(/.{1,4}/g)?.join(' ')}
        </p>
        <CopyButton text={key} label="Copy the key" />
      </FormSection>
      <FormSection title="2. Show that it works">
        <CodeForm onDone={onDone} onCancel={onCancel} />
      </FormSection>
    </div>
  )
}

function CodeForm({ onDone, onCancel }: Omit<TwoStepSetupProps, 'secret'>) {
  const [failure, setFailure] = useState<string>()
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(secondFactorCodeSchema),
    defaultValues: { code: '' },
  })
  const { errors, isSubmitting } = formState

  const submit = useSubmitOnce(handleSubmit, async (body) => {
    setFailure(undefined)
    const changed = await turnOnSecondFactor(body)
    if (!changed.error) return onDone(changed)
    const { code } = changed.error.errors ?? {}
    if (code) setError('code', { message: code }, { shouldFocus: true })
    else setFailure(changed.error.message)
  })

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <p className="text-sm text-ink-soft">
        Wherever else you are signed in, you will have to sign in again.
      </p>
      {failure && <Banner tone="danger">{failure}</Banner>}
      <CodeField {...register('code')} error={errors.code?.message} />
      <div className="flex flex-wrap justify-end gap-3 pt-2">
        <Button variant="secondary" onClick={onCancel} disabled={isSubmitting}>
          Cancel
        </Button>
        <Button type="submit" busy={isSubmitting}>
          {isSubmitting ? 'Turning on...' : 'Turn on'}
        </Button>
      </div>
    </form>
  )
}
