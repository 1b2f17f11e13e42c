import { createHash, randomBytes, randomUUIDv7 } from 'node:crypto'
import { accountLimits } from '../../../../contract/accounts/limits.ts'
import { type LinkKind, linkKinds } from '../../../../contract/accounts/link-kinds.ts'
import { accountMessages } from '../../../../contract/accounts/messages.ts'
import { pagePaths } from '../../../../contract/paths.ts'
import type { Database } from '../../../db/schema.ts'
import { lockWriters, transaction } from '../../../db/transaction.ts'
import { conflict, notFound } from '../../../errors.ts'
import { logWrite } from '../../../records/audit-log-repository.ts'
import type { Author } from '../../../records/author.ts'
import { accountOf, deleteSignInLinks, getUser } from '../repository.ts'
import { requireRoom } from './accounts.ts'
import { deleteEndedLinks, deleteInvitation, insertLink } from './links-repository.ts'

type MadeLink = { id: string; name: string; address: string; expiresAt: number }
type NewLink = { kind: LinkKind; name: string; userId: string | null; lifetime: number }

/**
 * Makes a link with which somebody opens their own account.
 * @throws ApiError 409 if the maximum number of accounts and invitations is reached
 */
export function invite(
  db: Database,
  { name }: { name: string },
  author: Author,
  site: string,
): Promise<MadeLink> {
  return transaction(db, async (trx) => {
    await lockWriters(trx, 'sign-in')
    await deleteEndedLinks(trx)
    await requireRoom(trx)
    const lifetime = accountLimits.invitation
    const link = await makeLink(
      trx,
      { kind: 'invitation', name, userId: null, lifetime },
      author,
      site,
    )
    await logWrite(trx, author, { action: 'invite', entity: 'account', id: link.id, name })
    return link
  })
}

/** @throws ApiError 404 if it was used, withdrawn or has expired */
export function withdrawInvitation(db: Database, id: string, author: Author): Promise<void> {
  return transaction(db, async (trx) => {
    await lockWriters(trx, 'sign-in')
    const link = await deleteInvitation(trx, id)
    if (!link) throw notFound(accountMessages.invitationNotFound)
    await logWrite(trx, author, {
      action: 'invitation-withdraw',
      entity: 'account',
      id,
      name: link.name,
    })
  })
}

/**
 * Makes a link with which the owner of an account sets a new password; any earlier link ends.
 * @throws ApiError 404 if there is no such account, 409 if it is switched off
 */
export function makeSignInLink(
  db: Database,
  userId: string,
  author: Author,
  site: string,
): Promise<MadeLink> {
  return transaction(db, async (trx) => {
    await lockWriters(trx, 'sign-in')
    await deleteEndedLinks(trx)
    const user = await getUser(trx, userId)
    if (user.active === 0) throw conflict(accountMessages.switchedOff)
    await deleteSignInLinks(trx, user.id)
    const { name } = user
    const lifetime = accountLimits.signInLink
    const link = await makeLink(trx, { kind: 'sign-in-link', name, userId, lifetime }, author, site)
    await logWrite(trx, author, { action: 'sign-in-link', ...accountOf(user) })
    return link
  })
}

/** Hashes a code for storage. */
export function hashLinkCode(code: string): string {
  return createHash('sha256').update(code).digest('hex')
}

async function makeLink(
  trx: Database,
  { kind, name, userId, lifetime }: NewLink,
  author: Author,
  site: string,
): Promise<MadeLink> {
  const code = linkKinds[kind] + randomBytes(16).toString('base64url')
  const id = randomUUIDv7()
  const now = Date.now()
  await insertLink(trx, {
    id,
    code_hash: hashLinkCode(code),
    name,
    user_id: userId,
    made_by: author.id,
    created_at: now,
    expires_at: now + lifetime,
  })
  return { id, name, address: `${site}${pagePaths.adminJoin}#${code}`, expiresAt: now + lifetime }
}
