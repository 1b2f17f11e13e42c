import type { Account, OpenInvitation } from '../../../../contract/accounts/account.ts'
import { accountMessages } from '../../../../contract/accounts/messages.ts'
import { browserApi } from '../../../requests/api.ts'
import { ConfirmDialog } from '../../../ui/admin/dialogs/confirm-dialog.tsx'
import type { MadeLink } from './made-link.tsx'

/** Actions that need a confirmation. */
export type AccountRequest =
  | { kind: 'off' | 'on' | 'link'; account: Account }
  | { kind: 'withdraw'; invitation: OpenInvitation }

const questions = {
  off: {
    title: 'Switch off the account',
    question:
      'Its owner is signed out everywhere at once and cannot sign in any more. Invitations and links that they made end.',
    confirmLabel: 'Switch off',
    busyLabel: 'Switching off...',
  },
  on: {
    title: 'Switch on the account again',
    question: 'Its owner can sign in again, with the password that they had.',
    confirmLabel: 'Switch on',
    busyLabel: 'Switching on...',
  },
  link: {
    title: 'Send a sign-in link',
    question:
      'For somebody who forgot the password: the link sets a new one, once, within 24 hours. They are then signed out everywhere else.',
    confirmLabel: 'Make the link',
    busyLabel: 'Making it...',
  },
  withdraw: {
    title: 'Withdraw the invitation',
    question: 'Its link opens nothing any more.',
    confirmLabel: 'Withdraw',
    busyLabel: 'Withdrawing...',
  },
}

type AccountDialogProps = {
  /** The dialog is closed without it. */
  request: AccountRequest | undefined
  onDone: (link?: MadeLink) => Promise<void>
  onClose: () => void
}

/** Asks before an account or invitation is changed. */
export function AccountDialog({ request, onDone, onClose }: AccountDialogProps) {
  const confirm = async () => {
    if (!request) return
    const { failure, link } = await send(request)
    if (failure === undefined) await onDone(link)
    return failure
  }
  return (
    <ConfirmDialog
      open={request !== undefined}
      {...questions[request?.kind ?? 'off']}
      subject={request && nameSubject(request)}
      onConfirm={confirm}
      onClose={onClose}
    />
  )
}

function nameSubject(request: AccountRequest): string {
  if (request.kind === 'withdraw') return request.invitation.name
  const { name, email } = request.account
  return `${name} (${email})`
}

type Outcome = { failure?: string; link?: MadeLink }

async function send(request: AccountRequest): Promise<Outcome> {
  if (request.kind === 'withdraw') {
    const params = { path: { id: request.invitation._id } }
    const { error } = await browserApi().DELETE('/accounts/invitations/{id}', { params })
    return error ? { failure: error.message || accountMessages.saveFailed } : {}
  }
  const { _id: id, name } = request.account
  const params = { path: { id } }
  if (request.kind === 'link') {
    const { data, error } = await browserApi().POST('/accounts/{id}/sign-in-link', { params })
    return data
      ? { link: { ...data.data, name, kind: 'sign-in-link' } }
      : { failure: error.message || accountMessages.linkFailed }
  }
  const body = { active: request.kind === 'on' }
  const { error } = await browserApi().PUT('/accounts/{id}', { params, body })
  return error ? { failure: error.message || accountMessages.saveFailed } : {}
}
