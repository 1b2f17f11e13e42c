import type { OpenSession } from '../../../../contract/accounts/sign-in.ts'
import { messages } from '../../../../contract/messages.ts'
import { browserApi } from '../../../requests/api.ts'
import { formatAge } from '../../../ui/admin/age.ts'
import { ConfirmDialog } from '../../../ui/admin/dialogs/confirm-dialog.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'

type SessionListProps = { sessions: OpenSession[]; onEnd: (request: EndRequest) => void }

/** Open sessions by account, the user's own first. */
export function SessionList({ sessions, onEnd }: SessionListProps) {
  const mine = sessions.find(({ isCurrent }) => isCurrent)?.user._id
  const accounts = [...Map.groupBy(sessions, ({ user }) => user._id).values()].toSorted(
    ([a], [b]) => Number(b?.user._id === mine) - Number(a?.user._id === mine),
  )
  return (
    <div className="grid gap-8">
      {accounts.map((own) => (
        <Account key={own[0]?.user._id} sessions={own} onEnd={onEnd} />
      ))}
    </div>
  )
}

function Account({ sessions, onEnd }: SessionListProps) {
  const [first] = sessions
  if (!first) return null
  const { user } = first
  const isMine = sessions.some(({ isCurrent }) => isCurrent)
  const hasOthers = sessions.length > (isMine ? 1 : 0)
  return (
    <section aria-label={user.email} className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <h2 className="font-display text-subheading">{isMine ? 'You' : user.name}</h2>
          <p className="text-sm break-words text-ink-soft">{user.email}</p>
        </div>
        {hasOthers && (
          <Button
            variant="secondary"
            size="small"
            onClick={() => onEnd(isMine ? { session: undefined } : { user })}
          >
            {isMine ? 'Sign out all others' : 'Sign out everywhere'}
          </Button>
        )}
      </div>
      <ul className="grid gap-2">
        {sessions.map((session) => (
          <li
            key={session._id}
            className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-card p-4"
          >
            <div className="min-w-0">
              <p className="flex flex-wrap items-center gap-2 font-semibold">
                {session.device}
                {session.isCurrent && <Badge tone="leaf">This device</Badge>}
              </p>
              <p className="text-sm break-words text-ink-soft">
                {session.address && `From ${session.address}, `}signed in{' '}
                <time dateTime={session.createdAt}>{formatAge(session.createdAt)}</time>, last used{' '}
                <time dateTime={session.lastUsedAt}>{formatAge(session.lastUsedAt)}</time>
              </p>
            </div>
            {!session.isCurrent && (
              <Button
                variant="secondary"
                size="small"
                onClick={() => onEnd({ session })}
                aria-label={`Sign out ${session.device}`}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

type EndSessionsDialogProps = {
  /** The sessions to end; the dialog is closed without it. */
  request: EndRequest | undefined
  onEnded: () => Promise<void>
  onClose: () => void
}

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

/** The sessions to end: one, or all of a user but this one. */
export type EndRequest = { session?: OpenSession } | { user: OpenSession['user'] }

/** Ends sessions. Returns the message of a failure, or nothing. */
async function endSessions(which: EndRequest): Promise<string | undefined> {
  const { error } = await browserApi().POST('/auth/sessions/end', {
    body: {
      ...('session' in which && { session: which.session?._id }),
      ...('user' in which && { user: which.user._id }),
    },
  })
  return error && (error.message || messages.sessions.endFailed)
}
