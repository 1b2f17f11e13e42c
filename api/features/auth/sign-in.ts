import type { Credentials, PasswordUpdate } from '../../../contract/auth.ts'
import { messages } from '../../../contract/messages.ts'
import type { Database } from '../../db/schema.ts'
import { sessionRepository } from '../../db/sessions.ts'
import { transaction } from '../../db/transaction.ts'
import { invalid, unauthorized } from '../../errors.ts'
import { countAttempt, forgiveAttempts } from './login-limit.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { type UserRow, userRepository } from './repository.ts'

type SignedIn = { token: string; user: UserRow }

/**
 * Opens a session. An unknown account and a wrong password look alike, in words and in time.
 * @throws ApiError 401, or 429 after too many failures
 */
export async function signIn(
  db: Database,
  { email, password, address }: Credentials & { address: string },
): Promise<SignedIn> {
  await countAttempt(db, { email, address })
  const user = await userRepository(db).findByEmail(email)
  const isRight = await isPassword(password, user?.password_hash)
  if (!user || !isRight) throw unauthorized(messages.login.wrong)
  return transaction(db, async (trx) => {
    // The password may have been changed while this one was being looked at.
    const { version } = await userRepository(trx).require(user.id)
    if (version !== user.version) throw unauthorized(messages.login.wrong)
    await forgiveAttempts(trx, { email, address })
    return { user, token: await sessionRepository(trx).open(user.id) }
  })
}

/**
 * Changes a password, ends every session of the user and opens a new one.
 * @throws ApiError 400 where the current password is not right, 429 after too many failures
 */
export async function changePassword(
  db: Database,
  request: PasswordUpdate & { userId: string; address: string },
): Promise<SignedIn> {
  const user = await userRepository(db).require(request.userId)
  const attempt = { email: user.email, address: request.address }
  await countAttempt(db, attempt)
  if (!(await isPassword(request.currentPassword, user.password_hash))) throw wrongCurrent()
  const passwordHash = await hashPassword(request.newPassword)
  return transaction(db, async (trx) => {
    const changed = await userRepository(trx).changePassword(user, passwordHash)
    if (!changed) throw wrongCurrent()
    await forgiveAttempts(trx, attempt)
    const sessions = sessionRepository(trx)
    await sessions.endAllOf(user.id)
    return { user: changed, token: await sessions.open(user.id) }
  })
}

function wrongCurrent() {
  return invalid({ currentPassword: messages.password.currentWrong })
}
