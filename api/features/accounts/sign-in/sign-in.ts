import type { EndReason } from '../../../../contract/accounts/messages.ts'
import type {
  Confirmation,
  Credentials,
  PasswordUpdate,
} from '../../../../contract/accounts/sign-in.ts'
import { messages } from '../../../../contract/messages.ts'
import { rateLimitKey } from '../../../client-address.ts'
import type { Database } from '../../../db/schema.ts'
import { lockWriters, transaction } from '../../../db/transaction.ts'
import { invalid, unauthorized } from '../../../errors.ts'
import { type Client, createSlots } from '../../../overload/admission-slots.ts'
import { logWrite } from '../../../records/audit-log-repository.ts'
import type { Author } from '../../../records/author.ts'
import { serverLimits } from '../../../server-limits.ts'
import {
  confirmSession,
  type Device,
  deleteSession,
  endOldestSessions,
  endSessionsOfUser,
  insertSession,
} from '../../../sessions/repository.ts'
import { readShopDetails } from '../../../settings/saved-settings.ts'
import { logEnd } from '../end-sessions.ts'
import { findPasswordError, type KnownShop } from '../passwords/password-strength.ts'
import { hashPassword, matchPassword } from '../passwords/passwords.ts'
import {
  accountOf,
  findUserByEmail,
  getUser,
  replaceHash,
  type UserRow,
  updatePassword,
} from '../repository.ts'
import { clearWrongCodes, findSecondFactor } from '../second-factor/repository.ts'
import { verifyCode } from '../second-factor/verify-code.ts'
import { createDeviceToken, deviceKeyOf, findKnownDevice } from './known-device.ts'
import { deleteFailure } from './login-failures-repository.ts'
import {
  type Attempt,
  asOneAttempt,
  clearFailures,
  countAttempt,
  logFailure,
} from './login-limit.ts'

const line = createSlots(serverLimits.load.signIns)

/** A new session, with the token by which the device is recognized later. */
export type SignedIn = {
  token: string
  user: UserRow
  hasSecondFactor: boolean
  withPasskey: boolean
  device: string
}
export type SignInContext = Author & Device & { knownDevice?: unknown }
/** A signed-in author, with the session. */
export type SignedInAuthor = Author & {
  sessionId: string
  passwordConfirmedAt: number
  withPasskey: boolean
}
export type SignedInContext = SignInContext & SignedInAuthor

/**
 * Opens a session. An unknown account and a wrong password get the same response, in the same time; only a
 * correct password reveals that a code is needed.
 * @throws ApiError 401, on `code` if that is the reason, or 429 after too many failures
 */
export async function signIn(
  db: Database,
  { email, password, code }: Credentials,
  context: SignInContext,
): Promise<SignedIn> {
  const user = await findUserByEmail(db, email)
  const factor = await findSecondFactor(db, user?.id ?? '')
  const device = findKnownDevice(context.knownDevice, user ? deviceKeyOf(user, factor) : undefined)
  const attempt = { email, client: device ? `device ${device}` : rateLimitKey(context.address) }
  const client = { name: attempt.client, isStaff: device !== null }
  const check = await checkPassword(db, attempt, { password, user, client })
  if (!user || !check.isRight) {
    await logFailure(db, attempt, user, context)
    throw unauthorized(messages.login.wrong)
  }
  const newHash = check.isOutdated ? await hashPassword(password) : user.password_hash
  const outcome = await transaction(db, async (trx) => {
    await lockWriters(trx, 'sign-in')
    // The password may have been changed while it was being checked.
    const { version } = await getUser(trx, user.id)
    if (version !== user.version) throw unauthorized(messages.login.wrong)
    const author = { ...context, id: user.id, name: user.name }
    const rejection = await verifyCode(trx, { user, code, isKnown: device !== null, author })
    if (rejection !== null) return { rejection }
    await clearFailures(trx, attempt)
    await logWrite(trx, author, { action: 'sign-in', ...accountOf(user) })
    if (check.isOutdated) await replaceHash(trx, user.id, newHash)
    return openSession(trx, { ...user, password_hash: newHash }, author)
  })
  if (!('rejection' in outcome)) return outcome
  const { counted } = check
  await logRejectedCode(db, { attempt, counted, user, code, author: context })
  throw unauthorized(outcome.rejection, { code: outcome.rejection })
}

/** Ends the session of a token. */
export async function signOut(db: Database, tokenHash: string, author: Author): Promise<void> {
  await transaction(db, async (trx) => {
    await deleteSession(trx, tokenHash)
    const user = await getUser(trx, author.id)
    await logWrite(trx, author, { action: 'sign-out', ...accountOf(user) })
  })
}

/**
 * Changes a password, ends every session of the user and opens a new one.
 * @throws ApiError 400 if the current password is wrong or the new one is easily guessed, 429 after too many
 * failures
 */
export async function changePassword(
  db: Database,
  { currentPassword, newPassword }: PasswordUpdate,
  author: SignedInContext,
  { shop, publicUrl }: KnownShop,
): Promise<SignedIn> {
  const user = await getUser(db, author.id)
  const { attempt } = await requirePassword(db, user, { currentPassword }, author)
  const known = { shop: await readShopDetails(db, shop), publicUrl }
  const error = await findPasswordError(newPassword, known, user)
  if (error) throw invalid({ newPassword: error })
  const passwordHash = await hashPassword(newPassword)
  return transaction(db, async (trx) => {
    const changed = await updatePassword(trx, user, { passwordHash }, author)
    if (!changed) throw invalid({ currentPassword: messages.password.currentWrong })
    await clearFailures(trx, attempt)
    await clearWrongCodes(trx, user.id)
    return replaceSessions(trx, changed, author, 'password')
  })
}

/** Ends every session of a user and opens a new one, with the password confirmed as long ago as in the old one. */
export async function replaceSessions(
  trx: Database,
  user: UserRow,
  author: SignedInContext,
  reason: EndReason,
): Promise<SignedIn> {
  await endSessionsOfUser(trx, user.id, reason)
  return openSession(trx, user, author, author)
}

/** Time at which the password was last entered (now, if not given), and whether a passkey was used. */
type Opening = { passwordConfirmedAt?: number; withPasskey?: boolean }

/** Opens a session for a user who has proven their identity. */
export async function openSession(
  trx: Database,
  user: UserRow,
  author: SignInContext,
  { passwordConfirmedAt, withPasskey = false }: Opening = {},
): Promise<SignedIn> {
  const factor = await findSecondFactor(trx, user.id)
  const gone = await endOldestSessions(trx, user.id)
  if (gone.length > 0) await logEnd(trx, user.id, gone, author)
  const token = await insertSession(trx, user.id, author, passwordConfirmedAt, withPasskey)
  const device = createDeviceToken(deviceKeyOf(user, factor))
  return { user, token, hasSecondFactor: factor !== null || withPasskey, withPasskey, device }
}

/**
 * Checks the password that a signed-in user enters again, in the named field. Returns the attempt, to be cleared
 * on success. Failures count per session: guesses at the sign-in form, even from the same address, must not keep
 * the owner from ending a thief's session.
 * @throws ApiError 400 if the password is wrong, 429 after too many failures
 */
async function requirePassword(
  db: Database,
  user: UserRow,
  given: { password: string } | { currentPassword: string },
  author: SignedInAuthor,
): Promise<{ attempt: Attempt; counted: string }> {
  const [[field = '', password = ''] = []] = Object.entries(given)
  const attempt = { email: user.email, client: `session ${author.sessionId}` }
  const client = { name: `account ${user.id}`, isStaff: true }
  const { isRight, counted } = await checkPassword(db, attempt, { password, user, client })
  if (isRight) return { attempt, counted }
  await logFailure(db, attempt, user, author)
  throw invalid({ [field]: messages.password.currentWrong })
}

/**
 * True for the right password. Counts as a failure until the attempt is cleared. Only a few are checked at a
 * time, so that guessers delay nobody else.
 * @throws ApiError 429 after too many failures, 503 if too many wait
 */
function checkPassword(
  db: Database,
  attempt: Attempt,
  { password, user, client }: { password: string; user: UserRow | null; client: Client },
): Promise<{ isRight: boolean; isOutdated: boolean; counted: string }> {
  const check = async () => {
    const counted = await countAttempt(db, attempt)
    // An account that is switched off rejects every password, in the same time as others.
    const match = await matchPassword(password, user?.active === 1 ? user.password_hash : undefined)
    return { isRight: match !== 'wrong', isOutdated: match === 'outdated', counted }
  }
  return asOneAttempt(attempt, () => line.run(client, check))
}

/**
 * Allows a session for a while to do more than a stolen token could.
 * @throws ApiError 400 on the wrong field, 401 if the session or the password has changed meanwhile, 429 after
 * too many failures
 */
export async function confirmPassword(
  db: Database,
  { password, code }: Confirmation,
  author: SignedInAuthor,
): Promise<void> {
  const user = await getUser(db, author.id)
  const { attempt, counted } = await requirePassword(db, user, { password }, author)
  const rejection = await transaction(db, async (trx) => {
    const { version } = await getUser(trx, user.id)
    const rejection = await verifyCode(trx, { user, code, isKnown: false, author })
    if (rejection !== null) return rejection
    const isAlive = await confirmSession(trx, author.sessionId)
    if (!isAlive || version !== user.version) throw unauthorized(messages.session.expired)
    await clearFailures(trx, attempt)
    await logWrite(trx, author, { action: 'password-confirm', ...accountOf(user) })
    return null
  })
  if (rejection === null) return
  await logRejectedCode(db, { attempt, counted, user, code, author })
  throw invalid({ code: rejection })
}

type RejectedCode = {
  attempt: Attempt
  counted: string
  user: UserRow
  code: string | undefined
  author: Author
}

/** A missing code is not a failure, because it had not been asked for yet. */
async function logRejectedCode(
  db: Database,
  { attempt, counted, user, code, author }: RejectedCode,
): Promise<void> {
  if (code) await logFailure(db, attempt, user, author, 'second-factor-failed')
  else await deleteFailure(db, counted)
}
