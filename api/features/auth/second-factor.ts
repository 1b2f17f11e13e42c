import type { BothFactors, SecondFactorKey } from '../../../contract/second-factor.ts'
import { secondFactorMessages } from '../../../contract/sign-in-terms.ts'
import { logWrite } from '../../db/audit-log.ts'
import type { Database } from '../../db/schema.ts'
import { transaction } from '../../db/transaction.ts'
import { conflict, invalid } from '../../errors.ts'
import { judgeCode } from './judge-code.ts'
import { forgiveAttempts } from './login-limit.ts'
import { logFailure } from './login-log.ts'
import { hashRecoveryCode, makeRecoveryCodes } from './recovery-codes.ts'
import { accountOf, type UserRow, userRepository } from './repository.ts'
import { secondFactorRepository } from './second-factor-repository.ts'
import {
  requirePassword,
  type SignedIn,
  type SignedInAuthor,
  type SignedInCaller,
  startAnew,
  wrongCurrent,
} from './sign-in.ts'
import { findStep, joinGroups, makeSecret, writeAddress, writeKey } from './totp.ts'

/** The second step of signing in to one's own account: turned on and off by who has both factors. */

export async function describeSecondFactor(db: Database, userId: string) {
  const factors = secondFactorRepository(db)
  const since = (await factors.find(userId))?.on_since ?? null
  return {
    on: since !== null,
    since: since === null ? null : new Date(since).toISOString(),
    recoveryCodesLeft: since === null ? 0 : await factors.countRecoveryCodes(userId),
  }
}

/**
 * Makes up what the account and an app are to share; it counts once it is confirmed.
 * @throws ApiError 409 where a second factor is on
 */
export async function beginSecondFactor(
  db: Database,
  userId: string,
  site: string,
): Promise<SecondFactorKey> {
  const secret = makeSecret()
  const { email } = await userRepository(db).require(userId)
  await transaction(db, async (trx) => {
    const factors = secondFactorRepository(trx)
    if (await factors.find(userId)) throw conflict(secondFactorMessages.alreadyOn)
    await factors.begin(userId, secret.toString('base64url'))
  })
  return { key: writeKey(secret), address: writeAddress(secret, { site, account: email }) }
}

/**
 * Turns on what was begun, ends every session of the user and opens a new one.
 * @throws ApiError 400 where password or code are not right, 409 where none was begun
 */
export async function turnOnSecondFactor(
  db: Database,
  { currentPassword, code }: BothFactors,
  author: SignedInCaller,
): Promise<SignedIn & { recoveryCodes: string[] }> {
  const known = await userRepository(db).require(author.id)
  const attempt = await requirePassword(db, known, currentPassword, author)
  const recoveryCodes = makeRecoveryCodes()
  return transaction(db, async (trx) => {
    const user = await requireUnchanged(trx, known)
    const factors = secondFactorRepository(trx)
    if (await factors.find(user.id)) throw conflict(secondFactorMessages.alreadyOn)
    const begun = await factors.findBegun(user.id)
    if (!begun) throw conflict(secondFactorMessages.notOn)
    const step = findStep(Buffer.from(begun.secret, 'base64url'), joinGroups(code))
    if (step === null) throw invalid({ code: secondFactorMessages.wrong })
    await factors.confirm(user.id, step)
    await factors.replaceRecoveryCodes(user.id, recoveryCodes.map(hashRecoveryCode))
    await logWrite(trx, author, { action: 'second-factor-on', ...accountOf(user) })
    await forgiveAttempts(trx, attempt)
    return { ...(await startAnew(trx, user, author)), recoveryCodes }
  })
}

/**
 * Turns it off, ends every session of the user and opens a new one.
 * @throws ApiError 400 where password or code are not right, 409 where it is not on
 */
export function turnOffSecondFactor(
  db: Database,
  proof: BothFactors,
  author: SignedInCaller,
): Promise<SignedIn> {
  return withBothFactors(db, proof, author, async (trx, user) => {
    await secondFactorRepository(trx).remove(user.id)
    await logWrite(trx, author, { action: 'second-factor-off', ...accountOf(user) })
    return startAnew(trx, user, author)
  })
}

/**
 * Makes new recovery codes; the old ones are gone.
 * @throws ApiError 400 where password or code are not right, 409 where it is not on
 */
export function renewRecoveryCodes(
  db: Database,
  proof: BothFactors,
  author: SignedInCaller,
): Promise<string[]> {
  const codes = makeRecoveryCodes()
  return withBothFactors(db, proof, author, async (trx, user) => {
    await secondFactorRepository(trx).replaceRecoveryCodes(user.id, codes.map(hashRecoveryCode))
    await logWrite(trx, author, { action: 'recovery-codes-new', ...accountOf(user) })
    return codes
  })
}

type Outcome<T> = { done: T } | { refusal: string }

async function withBothFactors<T>(
  db: Database,
  { currentPassword, code }: BothFactors,
  author: SignedInAuthor,
  work: (trx: Database, user: UserRow) => Promise<T>,
): Promise<T> {
  const known = await userRepository(db).require(author.id)
  const attempt = await requirePassword(db, known, currentPassword, author)
  const outcome = await transaction(db, async (trx): Promise<Outcome<T>> => {
    const user = await requireUnchanged(trx, known)
    if (!(await secondFactorRepository(trx).find(user.id)))
      throw conflict(secondFactorMessages.notOn)
    const refusal = await judgeCode(trx, { user, code, isKnown: false, author })
    if (refusal !== null) return { refusal }
    await forgiveAttempts(trx, attempt)
    return { done: await work(trx, user) }
  })
  if ('done' in outcome) return outcome.done
  await logFailure(db, attempt, known, author, 'second-factor-failed')
  throw invalid({ code: outcome.refusal })
}

/** @throws ApiError 400 where the password was changed since it was looked at */
async function requireUnchanged(trx: Database, known: UserRow): Promise<UserRow> {
  const user = await userRepository(trx).require(known.id)
  if (user.version !== known.version) throw wrongCurrent()
  return user
}
