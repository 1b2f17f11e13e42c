import type { Account, OpenInvitation } from '../../../../contract/accounts/account.ts'
import type { AccountRow } from './accounts-repository.ts'
import type { LinkRow } from './links-repository.ts'

export function presentAccount(row: AccountRow, userId: string): Account {
  return {
    _id: row.id,
    name: row.name,
    email: row.email,
    lastSeenAt: row.last_seen_at === null ? null : new Date(row.last_seen_at).toISOString(),
    twoStep: row.on_since !== null,
    active: row.active === 1,
    you: row.id === userId,
  }
}

export function presentInvitation({ id, name, expires_at }: LinkRow): OpenInvitation {
  return { _id: id, name, until: new Date(expires_at).toISOString() }
}
