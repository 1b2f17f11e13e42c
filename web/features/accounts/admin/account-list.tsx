import type { Account, OpenInvitation } from '../../../../contract/accounts/account.ts'
import { formatIndiaTime } from '../../../text/india-clock.ts'
import { formatAge } from '../../../ui/admin/age.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'

/** Actions of staff on an account. */
type AccountAction = 'off' | 'on' | 'link'

type AccountListProps = {
  accounts: Account[]
  onAction: (action: AccountAction, account: Account) => void
}

/** Every account, with when it was last used. */
export function AccountList({ accounts, onAction }: AccountListProps) {
  return (
    <ul className="grid gap-2">
      {accounts.map((account) => (
        <li
          key={account._id}
          className="grid gap-3 rounded-card border border-line bg-card p-4 md:flex md:items-center md:justify-between"
        >
          <div className="min-w-0">
            <p className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
              {account.name}
              {account.you && <Badge tone="leaf">You</Badge>}
              {account.twoStep && <Badge>Two-step</Badge>}
              {!account.active && <Badge tone="honey">Switched off</Badge>}
            </p>
            <p className="text-sm break-words text-ink-soft">{account.email}</p>
            <LastSeen account={account} />
          </div>
          {!account.you && <Actions account={account} onAction={onAction} />}
        </li>
      ))}
    </ul>
  )
}

function LastSeen({ account: { lastSeenAt } }: { account: Account }) {
  return (
    <p className="text-sm text-ink-soft">
      {lastSeenAt ? (
        <>
          Last seen <time dateTime={lastSeenAt}>{formatAge(lastSeenAt)}</time>
        </>
      ) : (
        'Not seen yet'
      )}
    </p>
  )
}

type ActionsProps = { account: Account; onAction: AccountListProps['onAction'] }

function Actions({ account, onAction }: ActionsProps) {
  const { name, active } = account
  const offered: [AccountAction, string][] = active
    ? [
        ['link', 'Send a sign-in link'],
        ['off', 'Switch off'],
      ]
    : [['on', 'Switch on again']]
  return (
    <div className="flex shrink-0 flex-wrap gap-2">
      {offered.map(([action, label]) => (
        <Button
          key={action}
          variant="secondary"
          size="small"
          className="min-h-11"
          onClick={() => onAction(action, account)}
          aria-label={`${label}: ${name}`}
        >
          {label}
        </Button>
      ))}
    </div>
  )
}

type InvitationListProps = {
  invitations: OpenInvitation[]
  onWithdraw: (invitation: OpenInvitation) => void
}

/** Invitations that nobody has used yet. */
export function InvitationList({ invitations, onWithdraw }: InvitationListProps) {
  if (invitations.length === 0) return null
  return (
    <section className="grid gap-3">
      <h2 className="font-display text-subheading">Invited</h2>
      <ul className="grid gap-2">
        {invitations.map((invitation) => (
          <li
            key={invitation._id}
            className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-card p-4"
          >
            <div className="min-w-0">
              <p className="font-semibold break-words">{invitation.name}</p>
              <p className="text-sm text-ink-soft">
                Until <time dateTime={invitation.until}>{formatIndiaTime(invitation.until)}</time>
              </p>
            </div>
            <Button
              variant="secondary"
              size="small"
              className="min-h-11"
              onClick={() => onWithdraw(invitation)}
              aria-label={`Withdraw: ${invitation.name}`}
            >
              Withdraw
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
