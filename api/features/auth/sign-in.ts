import type { Credentials, PasswordUpdate } from '../../../contract/auth.ts'
import { messages } from '../../../contract/messages.ts'
import type { Author } from '../../author.ts'
import { logWrite } from '../../db/audit-log.ts'
import type { Database } from '../../db/schema.ts'
import { type Device, sessionRepository } from '../../db/sessions.ts'
import { transaction } from '../../db/transaction.ts'
import { invalid, unauthorized } from '../../errors.ts'
import { recogniseDevice } from './known-device.ts'
import { type Attempt, countAttempt, forgiveAttempts, withdrawAttempt } from './login-limit.ts'
import { logFailure } from './login-log.ts'
import { requireUnguessable } from './password-strength.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { accountOf, type UserRow, userRepository } from './repository.ts'

type SignedIn = { token: string; user: UserRow }
type Caller = Author & Device & { deviceName?: unknown }

/**
 * Opens a session. An unknown account and a wrong password look alike, in words and in time.
 * @throws ApiError 401, or 429 after too many failures
 */
export async function signIn(
  db: Database,
  { email, password }: Credentials,
  caller: Caller,
): Promise<SignedIn> {
  const user = await userRepository(db).findByEmail(email)
  const device = recogniseDevice(caller.deviceName, user?.password_hash)
  const attempt = { email, address: device ? `device ${device}` : caller.address }
  const isRight = await judge(db, attempt, password, user)
  if (!user || !isRight) {
    await logFailure(db, attempt, user, caller)
    throw unauthorized(messages.login.wrong)
  }
  return transaction(db, async (trx) => {
    // The password may have been changed while this one was being looked at.
    const { version } = await userRepository(trx).require(user.id)
    if (version !== user.version) throw unauthorized(messages.login.wrong)
    await forgiveAttempts(trx, attempt)
    const author = { ...caller, id: user.id, name: user.name }
    await logWrite(trx, author, { action: 'sign-in', ...accountOf(user) })
    return { user, token: await sessionRepository(trx).open(user.id, caller) }
  })
}

/** Ends the session of a token. */
export async function signOut(db: Database, tokenHash: string, author: Author): Promise<void> {
  await transaction(db, async (trx) => {
    await sessionRepository(trx).end(tokenHash)
    const user = await userRepository(trx).require(author.id)
    await logWrite(trx, author, { action: 'sign-out', ...accountOf(user) })
  })
}

/**
 * Changes a password, ends every session of the user and opens a new one.
 * @throws ApiError 400 where the current password is not right or the new one is easily guessed,
 * 429 after too many failures
 */
export async function changePassword(
  db: Database,
  { currentPassword, newPassword }: PasswordUpdate,
  author: Caller,
  siteName: string,
): Promise<SignedIn> {
  const user = await userRepository(db).require(author.id)
  await requirePassword(db, user, currentPassword, author)
  await requireUnguessable(newPassword, [siteName, user.email, user.name])
  const passwordHash = await hashPassword(newPassword)
  return transaction(db, async (trx) => {
    const changed = await userRepository(trx).changePassword(user, passwordHash, author)
    if (!changed) throw wrongCurrent()
    await forgiveAttempts(trx, { email: user.email, address: author.address })
    const sessions = sessionRepository(trx)
    await sessions.endAllOf(user.id)
    return { user: changed, token: await sessions.open(user.id, author) }
  })
}

/**
 * Lets whoever is signed in prove once more who it is, before what would hurt most.
 * @throws ApiError 400 where the password is not right, 429 after too many failures
 */
export async function requirePassword(
  db: Database,
  user: UserRow,
  password: string,
  author: Author,
): Promise<void> {
  const attempt = { email: user.email, address: author.address }
  if (await judge(db, attempt, password, user)) return
  await logFailure(db, attempt, user, author)
  throw wrongCurrent()
}

/** @throws ApiError 429 after too many failures, 503 where too many passwords wait */
async function judge(
  db: Database,
  attempt: Attempt,
  password: string,
  user: UserRow | null,
): Promise<boolean> {
  const id = await countAttempt(db, attempt)
  try {
    return await isPassword(password, user?.password_hash, attempt.address)
  } catch (error) {
    await withdrawAttempt(db, id)
    throw error
  }
}

function wrongCurrent() {
  return invalid({ currentPassword: messages.password.currentWrong })
}
