import type { Join } from '../../../../contract/accounts/account.ts'
import { accountMessages } from '../../../../contract/accounts/messages.ts'
import { messages } from '../../../../contract/messages.ts'
import { rateLimitKey } from '../../../client-address.ts'
import type { Database } from '../../../db/schema.ts'
import { lockWriters, transaction } from '../../../db/transaction.ts'
import { invalid } from '../../../errors.ts'
import { logWrite } from '../../../records/audit-log-repository.ts'
import { endSessionsOfUser } from '../../../sessions/repository.ts'
import { readShopDetails } from '../../../settings/saved-settings.ts'
import { findPasswordError, type KnownShop } from '../passwords/password-strength.ts'
import { hashPassword } from '../passwords/passwords.ts'
import { accountOf, createUser, getUser, type UserRow, updatePassword } from '../repository.ts'
import { verifyCode } from '../second-factor/verify-code.ts'
import { deleteFailure } from '../sign-in/login-failures-repository.ts'
import { asOneAttempt, clearFailures, countAttempt, logFailure } from '../sign-in/login-limit.ts'
import { openSession, type SignedIn, type SignInContext } from '../sign-in/sign-in.ts'
import { rejectTakenEmail } from './accounts.ts'
import { hashLinkCode } from './links.ts'
import { deleteEndedLinks, deleteLink, findLink, type LinkRow } from './links-repository.ts'

type Rejection = { rejection: string }

/**
 * Opens an account by a link: an invitation creates an account, a sign-in link sets a new password. Attempts
 * count as failed sign-ins from their address until they succeed, so that codes and e-mail addresses cannot be
 * guessed.
 * @throws ApiError 400 on the wrong field, 409 if the e-mail address has an account, 429 after too many failures
 */
export async function joinByLink(
  db: Database,
  body: Join,
  context: SignInContext,
  { shop, publicUrl }: KnownShop,
): Promise<SignedIn> {
  // A code names no account, so failures count only for the client.
  const attempt = { email: '', client: rateLimitKey(context.address) }
  const counted = await asOneAttempt(attempt, () => countAttempt(db, attempt))
  const fail = async () => {
    await logFailure(db, attempt, null, context)
    return invalid({ code: accountMessages.linkEnded })
  }
  /** Rejects a mistake that a guesser would not make, so it does not count as a failure. */
  const reject = async (errors: Record<string, string>) => {
    await deleteFailure(db, counted)
    return invalid(errors)
  }
  const link = await findLink(db, hashLinkCode(body.code))
  if (!link) throw await fail()
  const owner = link.user_id === null ? null : await getUser(db, link.user_id)
  const email = owner?.email ?? body.email
  if (email === undefined) throw await reject({ email: messages.login.emailRequired })
  const known = { shop: await readShopDetails(db, shop), publicUrl }
  const error = await findPasswordError(body.password, known, { email, name: link.name })
  if (error) throw await reject({ password: error })
  const passwordHash = await hashPassword(body.password)
  const outcome = await rejectTakenEmail(() =>
    transaction(db, async (trx) => {
      await lockWriters(trx, 'sign-in')
      await deleteEndedLinks(trx)
      // Another request may have used the link while the password was hashed.
      const current = await findLink(trx, link.code_hash)
      if (!current) return null
      return current.user_id === null
        ? createAccount(trx, current, { email, passwordHash }, context)
        : setPassword(trx, current, { passwordHash, code: body.secondFactor }, context)
    }),
  )
  if (outcome === null) throw await fail()
  if (!('rejection' in outcome)) {
    await deleteFailure(db, counted)
    return outcome
  }
  const errors = { secondFactor: outcome.rejection }
  throw body.secondFactor ? invalid(errors) : await reject(errors)
}

async function createAccount(
  trx: Database,
  link: LinkRow,
  { email, passwordHash }: { email: string; passwordHash: string },
  context: SignInContext,
): Promise<SignedIn> {
  await deleteLink(trx, link.id)
  const invited = { ...context, name: link.name }
  const user = await createUser(trx, { email, name: link.name, passwordHash }, invited)
  return logIn(trx, user, context)
}

/** Sets a new password. If the second factor is rejected, the link stays, and the failure must be committed. */
async function setPassword(
  trx: Database,
  link: LinkRow,
  { passwordHash, code }: { passwordHash: string; code: string | undefined },
  context: SignInContext,
): Promise<SignedIn | Rejection | null> {
  const user = await getUser(trx, link.user_id ?? '')
  const author = { ...context, id: user.id, name: user.name }
  const rejection = await verifyCode(trx, { user, code, isKnown: false, author })
  if (rejection !== null) return { rejection }
  const changed = await updatePassword(trx, user, { passwordHash }, author)
  if (!changed) return null
  await endSessionsOfUser(trx, user.id, 'password')
  await clearFailures(trx, { email: user.email })
  return logIn(trx, changed, context)
}

async function logIn(trx: Database, user: UserRow, context: SignInContext): Promise<SignedIn> {
  const author = { ...context, id: user.id, name: user.name }
  await logWrite(trx, author, { action: 'sign-in', ...accountOf(user) })
  return openSession(trx, user, author)
}
