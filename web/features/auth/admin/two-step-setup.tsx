import type { SecondFactorKey } from '../../../../contract/second-factor.ts'
import { FormSection } from '../../../ui/admin/form-section.tsx'
import { BothFactorsForm } from './both-factors-form.tsx'
import { CopyButton } from './copy-button.tsx'
import { QrCode } from './qr-code.tsx'
import { type Changed, turnOnSecondFactor } from './second-factor-queries.ts'

type TwoStepSetupProps = {
  secret: SecondFactorKey
  onDone: (changed: Changed) => void
  onCancel: () => void
}

/** Hands the key to an authenticator app, and has it confirmed. */
export function TwoStepSetup({ secret: { key, address }, onDone, onCancel }: TwoStepSetupProps) {
  return (
    <div className="grid gap-5 lg:grid-cols-2 lg:items-start">
      <FormSection title="1. Add the account to your app">
        <p>
          Open an authenticator app on your phone (Google Authenticator, Microsoft Authenticator,
          Aegis, 2FAS or another one) and scan this picture.
        </p>
        <QrCode text={address} label="Picture of the key, for an authenticator app to scan" />
        <p className="text-sm text-ink-soft">
          Is the app on this device, or is there no camera? Then give it this key:
        </p>
        <p className="rounded-control bg-paper-deep px-4 py-3 font-mono text-[0.9375rem] break-words select-all">
          {key.match(/.{1,4}/g)?.join(' ')}
        </p>
        <CopyButton text={key} label="Copy the key" />
      </FormSection>
      <FormSection title="2. Show that it works">
        <BothFactorsForm
          action={{ label: 'Turn on', busy: 'Turning on...' }}
          send={turnOnSecondFactor}
          onDone={onDone}
          onCancel={onCancel}
        >
          <p className="text-sm text-ink-soft">
            Wherever else you are signed in, you will have to sign in again.
          </p>
        </BothFactorsForm>
      </FormSection>
    </div>
  )
}
