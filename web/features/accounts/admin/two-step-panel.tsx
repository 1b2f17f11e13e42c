import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { secondFactorMessages } from '../../../../contract/accounts/messages.ts'
import type { SecondFactor, SecondFactorKey } from '../../../../contract/accounts/second-factor.ts'
import { useUnsavedGuard } from '../../../forms/use-unsaved-guard.ts'
import { browserApi } from '../../../requests/api.ts'
import { downloadText } from '../../../requests/files/download.ts'
import { useSite } from '../../../shop/site-data.ts'
import { formatIndiaTime } from '../../../text/india-clock.ts'
import { BlockedLeaveDialog, ConfirmDialog } from '../../../ui/admin/dialogs/confirm-dialog.tsx'
import { FormSection } from '../../../ui/admin/fields/form-section.tsx'
import { Download, ShieldCheck, ShieldOff } from '../../../ui/admin/icons.tsx'
import { Banner } from '../../../ui/admin/notices/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { CopyButton } from './copy-button.tsx'
import { type Changed, renewRecoveryCodes, turnOffSecondFactor } from './second-factor-queries.ts'
import { TwoStepSetup } from './two-step-setup.tsx'

type TwoStepPanelProps = {
  status: SecondFactor
  onChanged: () => Promise<void>
  /** Called once the user has stored the new recovery codes. */
  onCodesSaved: () => void
}
type Outcome = { tone: 'success' | 'danger'; text: string }

const questions = {
  off: {
    title: 'Turn off two-step sign-in',
    question: 'Your password alone will open your account again.',
    confirmLabel: 'Turn off',
    busyLabel: 'Turning off...',
  },
  codes: {
    title: 'New recovery codes',
    question: 'The codes that you have kept will open nothing any more.',
    confirmLabel: 'Make new codes',
    busyLabel: 'Making them...',
  },
}

const leaveWords = {
  title: 'Leave without the recovery codes?',
  text: 'They are shown only once. If you lose your phone, you need them to sign in.',
}

const lowCodeCount = 3

/** The state of two-step sign-in, with actions to turn it on and off. */
export function TwoStepPanel({ status, onChanged, onCodesSaved }: TwoStepPanelProps) {
  const [secret, setSecret] = useState<SecondFactorKey>()
  const [codes, setCodes] = useState<string[]>()
  const [asking, setAsking] = useState<'off' | 'codes'>()
  const [outcome, setOutcome] = useState<Outcome>()
  const [busy, setBusy] = useState(false)
  const [areCodesKept, setCodesKept] = useState(false)
  const blocker = useUnsavedGuard(codes !== undefined)
  const codesSaved = useEffectEvent(onCodesSaved)
  // Once the codes are gone from the page, so that the guard does not ask.
  useEffect(() => {
    if (areCodesKept) codesSaved()
  }, [areCodesKept])

  const begin = async () => {
    setOutcome(undefined)
    setBusy(true)
    const { data, error } = await browserApi().POST('/auth/second-factor/begin')
    setBusy(false)
    if (data) setSecret(data.data)
    else setOutcome({ tone: 'danger', text: error.message || secondFactorMessages.beginFailed })
  }
  const finish = (text: string) => async (changed: Changed) => {
    await onChanged()
    setSecret(undefined)
    setCodes(changed.recoveryCodes)
    setCodesKept(false)
    setOutcome({ tone: 'success', text })
  }

  const change = (send: () => Promise<Changed>, text: string) => async () => {
    const changed = await send()
    if (!changed.error) await finish(text)(changed)
    return changed.error?.message
  }

  const leaveCodes = () => {
    setCodes(undefined)
    setCodesKept(true)
  }

  return (
    <div className="grid max-w-4xl gap-5">
      {outcome && <Banner tone={outcome.tone}>{outcome.text}</Banner>}
      {codes && <RecoveryCodes codes={codes} onDone={leaveCodes} />}
      {secret ? (
        <TwoStepSetup
          secret={secret}
          onDone={finish(secondFactorMessages.turnedOn)}
          onCancel={() => setSecret(undefined)}
        />
      ) : (
        <State status={status} busy={busy} onBegin={begin} onAsk={setAsking} />
      )}
      <ConfirmDialog
        open={asking !== undefined}
        {...questions[asking ?? 'off']}
        onConfirm={
          asking === 'codes'
            ? change(renewRecoveryCodes, secondFactorMessages.renewed)
            : change(turnOffSecondFactor, secondFactorMessages.turnedOff)
        }
        onClose={() => setAsking(undefined)}
      />
      <BlockedLeaveDialog blocker={blocker} {...leaveWords} />
    </div>
  )
}

type StateProps = {
  status: SecondFactor
  busy: boolean
  onBegin: () => void
  onAsk: (what: 'off' | 'codes') => void
}

function State({ status, busy, onBegin, onAsk }: StateProps) {
  const { on, required, since, recoveryCodesLeft } = status
  const Icon = on ? ShieldCheck : ShieldOff
  return (
    <section
      aria-label="Two-step sign-in"
      className="grid gap-4 rounded-card border border-line bg-card p-4 md:p-6"
    >
      <p className="flex items-center gap-3 font-semibold">
        <Icon className={on ? 'size-6 text-leaf-ink' : 'size-6 text-ink-soft'} />
        {on && since ? `On since ${formatIndiaTime(since, 'day')}` : 'Off'}
      </p>
      <p className="max-w-prose">
        {on
          ? 'Signing in takes your password and a code that the authenticator app on your phone shows.'
          : 'With two-step sign-in your password alone does not open your account: signing in also takes a code that an app on your phone shows. It takes two minutes to set up.'}
      </p>
      {on ? (
        <>
          <p className={recoveryCodesLeft <= lowCodeCount ? 'font-semibold text-danger' : ''}>
            {describeCodes(recoveryCodesLeft)}
          </p>
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" onClick={() => onAsk('codes')}>
              Make new recovery codes
            </Button>
            {!required && (
              <Button variant="secondary" onClick={() => onAsk('off')}>
                Turn off
              </Button>
            )}
          </div>
          {required && <p className="text-sm text-ink-soft">{secondFactorMessages.required}</p>}
        </>
      ) : (
        <Button onClick={onBegin} busy={busy} className="justify-self-start">
          Set up
        </Button>
      )}
    </section>
  )
}

function describeCodes(left: number): string {
  if (left === 0) return 'No recovery code is left. Please make new ones.'
  return left === 1 ? 'One recovery code is left.' : `${left} recovery codes are left.`
}

type RecoveryCodesProps = { codes: string[]; onDone: () => void }

/** The recovery codes, which are shown only once. */
function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { shop } = useSite()
  const text = codes.join('\n')
  const download = () =>
    downloadText('recovery-codes.txt', `${shop.name}: recovery codes\n\n${text}\n`, 'text/plain')
  const start = useRef<HTMLParagraphElement>(null)
  // The form that had the focus is gone.
  useEffect(() => start.current?.focus(), [])
  return (
    <FormSection title="Recovery codes">
      <p ref={start} tabIndex={-1} className="outline-none">
        If you lose your phone, each of these works once instead of a code of the app. They are
        shown only once: keep them somewhere else than on the phone.
      </p>
      <ol className="grid gap-x-8 gap-y-1 rounded-control bg-paper-deep p-4 md:grid-cols-2">
        {codes.map((code) => (
          <li key={code} className="font-mono text-[0.9375rem] select-all">
            {code}
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" size="small" className="min-h-11" onClick={download}>
          <Download className="size-4" />
          Download
        </Button>
        <CopyButton text={text} label="Copy" />
      </div>
      <Button onClick={onDone} className="justify-self-start">
        I have kept them
      </Button>
    </FormSection>
  )
}
