import type { OwnAccount } from '../../../../contract/accounts/account.ts'
import { accountLimits } from '../../../../contract/accounts/limits.ts'
import { accountMessages } from '../../../../contract/accounts/messages.ts'
import { findViolation } from '../../../db/failures.ts'
import type { Database } from '../../../db/schema.ts'
import { lockWriters, transaction } from '../../../db/transaction.ts'
import { conflict } from '../../../errors.ts'
import { logWrite } from '../../../records/audit-log-repository.ts'
import type { Author } from '../../../records/author.ts'
import { endSessionsOfUser } from '../../../sessions/repository.ts'
import { accountOf, getUser, type UserRow, updateUser } from '../repository.ts'
import { countActiveAccounts } from './accounts-repository.ts'
import { countInvitations, deleteLinksAround } from './links-repository.ts'

/**
 * Switches an account on or off. Switching it off ends its sessions, and the links that it made or that would
 * open it. If two users switch each other off, the second is already off, and the audit log rejects the write.
 * @throws ApiError 404 if there is no such account, 409 for the user's own or if there are too many
 */
export function setActive(
  db: Database,
  id: string,
  active: boolean,
  author: Author,
): Promise<void> {
  return transaction(db, async (trx) => {
    await lockWriters(trx, 'sign-in')
    const user = await getUser(trx, id)
    if (!active && id === author.id) throw conflict(accountMessages.ownAccount)
    if ((user.active === 1) === active) return
    if (active) await requireRoom(trx)
    await updateUser(trx, user, { active: active ? 1 : 0 }, author)
    if (!active) {
      await endSessionsOfUser(trx, id, 'switched-off')
      await deleteLinksAround(trx, id)
    }
    await logWrite(trx, author, {
      action: active ? 'switch-on' : 'switch-off',
      ...accountOf(user),
    })
  })
}

/** @throws ApiError 409 if the maximum number of accounts and invitations is reached */
export async function requireRoom(trx: Database): Promise<void> {
  const taken = (await countActiveAccounts(trx)) + (await countInvitations(trx))
  if (taken >= accountLimits.accounts) throw conflict(accountMessages.full)
}

/**
 * Changes the name and e-mail address of the user's own account.
 * @throws ApiError 409 on `email` if another account has it
 */
export async function updateOwnAccount(
  db: Database,
  { name, email }: OwnAccount,
  author: Author,
): Promise<UserRow> {
  return rejectTakenEmail(() =>
    transaction(db, async (trx) => {
      const user = await getUser(trx, author.id)
      const changed = { name: name ?? user.name, email: email ?? user.email }
      if (changed.name === user.name && changed.email === user.email) return user
      const row = await updateUser(trx, user, changed, { ...author, name: changed.name })
      await logWrite(trx, author, {
        action: 'update',
        ...accountOf(row),
        before: { name: user.name, email: user.email },
        after: changed,
      })
      return row
    }),
  )
}

/** @throws ApiError 409 on `email` if the work gives an account another account's address */
export async function rejectTakenEmail<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (findViolation(error)?.constraint !== 'users_email_unique') throw error
    throw conflict(accountMessages.emailTaken, { email: accountMessages.emailTaken })
  }
}
