import { type FormEvent, useState } from 'react'
import { messages } from '../../../../contract/messages.ts'
import { Banner } from '../../../ui/admin/banner.tsx'
import { ModalDialog } from '../../../ui/admin/modal-dialog.tsx'
import { Button } from '../../../ui/button.tsx'
import { PresentPasswordField } from './present-password-field.tsx'
import { type EndRequest, endSessions } from './session-queries.ts'

type EndSessionsDialogProps = {
  /** What is to end; nothing is asked without it. */
  request: EndRequest | undefined
  onEnded: () => void
  onClose: () => void
}

/** Asks for the password: whoever has found an unlocked device is not to sign others out with it. */
export function EndSessionsDialog({ request, onEnded, onClose }: EndSessionsDialogProps) {
  return (
    <ModalDialog title="Sign out elsewhere" open={request !== undefined} onClose={onClose}>
      {request && <Question request={request} onEnded={onEnded} onClose={onClose} />}
    </ModalDialog>
  )
}

type QuestionProps = EndSessionsDialogProps & { request: EndRequest }

function Question({ request, onEnded, onClose }: QuestionProps) {
  const [password, setPassword] = useState('')
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<{ field?: string; message?: string }>({})

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!password) return setFailure({ field: messages.password.currentRequired })
    setBusy(true)
    const error = await endSessions(password, request)
    setBusy(false)
    if (!error) return onEnded()
    const { currentPassword: field } = error.errors ?? {}
    setFailure(field ? { field } : { message: error.message || messages.sessions.endFailed })
  }

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <p>{explain(request)}</p>
      {failure.message && <Banner tone="danger">{failure.message}</Banner>}
      <PresentPasswordField
        value={password}
        onChange={(event) => setPassword(event.target.value)}
        error={failure.field}
      />
      <div className="grid grid-cols-2 gap-3 pt-2 md:flex md:justify-end">
        <Button variant="secondary" onClick={onClose} disabled={busy}>
          Cancel
        </Button>
        <Button type="submit" variant="danger" busy={busy}>
          Sign out
        </Button>
      </div>
    </form>
  )
}

function explain(request: EndRequest): string {
  if ('user' in request) return `Every device of ${request.user.name} will be signed out.`
  if (!request.session) return 'Every other device of yours will be signed out.'
  return `${request.session.device} (${request.session.user.name}) will be signed out.`
}
