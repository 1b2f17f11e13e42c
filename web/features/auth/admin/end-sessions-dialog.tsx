import { ConfirmDialog } from '../../../ui/admin/confirm-dialog.tsx'
import { type EndRequest, endSessions } from './session-queries.ts'

type EndSessionsDialogProps = {
  /** What is to end; nothing is asked without it. */
  request: EndRequest | undefined
  onEnded: () => Promise<void>
  onClose: () => void
}

/** Asks before somebody is signed out elsewhere. */
export function EndSessionsDialog({ request, onEnded, onClose }: EndSessionsDialogProps) {
  const end = async () => {
    const failure = request && (await endSessions(request))
    if (failure === undefined) await onEnded()
    return failure
  }
  return (
    <ConfirmDialog
      open={request !== undefined}
      title="Sign out elsewhere"
      question={request ? explain(request) : ''}
      confirmLabel="Sign out"
      busyLabel="Signing out..."
      onConfirm={end}
      onClose={onClose}
    />
  )
}

function explain(request: EndRequest): string {
  if ('user' in request) return `Every device of ${request.user.name} will be signed out.`
  if (!request.session) return 'Every other device of yours will be signed out.'
  return `${request.session.device} (${request.session.user.name}) will be signed out.`
}
