import type { Confirmation } from '../../../contract/auth.ts'
import { messages } from '../../../contract/messages.ts'
import type { Database } from '../../db/schema.ts'
import { confirmSession } from '../../db/sessions.ts'
import { transaction } from '../../db/transaction.ts'
import { invalid, unauthorized } from '../../http/errors.ts'
import { logWrite } from '../../records/audit-log.ts'
import { cancelAttempt, clearFailures } from './login-limit.ts'
import { logFailure } from './login-log.ts'
import { accountOf, requireUser } from './repository.ts'
import { requirePassword, type SignedInAuthor } from './sign-in.ts'
import { verifyCode } from './verify-code.ts'

/**
 * Lets a session do for a while what a stolen token alone cannot.
 * @throws ApiError 400 on the field that is not right, 401 where the session or the password has
 * changed meanwhile, 429 after too many failures
 */
export async function confirmPassword(
  db: Database,
  { password, code }: Confirmation,
  author: SignedInAuthor,
): Promise<void> {
  const user = await requireUser(db, author.id)
  const { attempt, counted } = await requirePassword(db, user, { password }, author)
  const refusal = await transaction(db, async (trx) => {
    const { version } = await requireUser(trx, user.id)
    const refusal = await verifyCode(trx, { user, code, isKnown: false, author })
    if (refusal !== null) return refusal
    const isAlive = await confirmSession(trx, author.sessionId)
    if (!isAlive || version !== user.version) throw unauthorized(messages.session.expired)
    await clearFailures(trx, attempt)
    await logWrite(trx, author, { action: 'password-confirm', ...accountOf(user) })
    return null
  })
  if (refusal === null) return
  // Who has not been asked for a code yet has failed at nothing.
  if (code) await logFailure(db, attempt, user, author, 'second-factor-failed')
  else await cancelAttempt(db, counted)
  throw invalid({ code: refusal })
}
