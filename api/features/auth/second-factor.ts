import type { SecondFactorCode, SecondFactorKey } from '../../../contract/second-factor.ts'
import { secondFactorMessages } from '../../../contract/sign-in-terms.ts'
import type { Database } from '../../db/schema.ts'
import { transaction } from '../../db/transaction.ts'
import { conflict, invalid } from '../../http/errors.ts'
import { logWrite } from '../../records/audit-log.ts'
import type { Author } from '../../records/author.ts'
import { hashRecoveryCode, makeRecoveryCodes } from './passwords.ts'
import { accountOf, type UserRow, userRepository } from './repository.ts'
import { secondFactorRepository } from './second-factor-repository.ts'
import { replaceSessions, type SignedIn, type SignedInContext } from './sign-in.ts'
import { findStep, joinGroups, makeSecret, writeAddress, writeKey } from './totp.ts'

/** The second step of signing in to one's own account, turned on and off. */

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
 * @throws ApiError 400 where the code is not right, 409 where none was begun
 */
export function turnOnSecondFactor(
  db: Database,
  { code }: SecondFactorCode,
  author: SignedInContext,
): Promise<SignedIn & { recoveryCodes: string[] }> {
  const recoveryCodes = makeRecoveryCodes()
  return transaction(db, async (trx) => {
    const user = await userRepository(trx).require(author.id)
    const factors = secondFactorRepository(trx)
    if (await factors.find(user.id)) throw conflict(secondFactorMessages.alreadyOn)
    const begun = await factors.findBegun(user.id)
    if (!begun) throw conflict(secondFactorMessages.notOn)
    const step = findStep(Buffer.from(begun.secret, 'base64url'), joinGroups(code))
    if (step === null) throw invalid({ code: secondFactorMessages.wrong })
    await factors.confirm(user.id, step)
    await factors.replaceRecoveryCodes(user.id, recoveryCodes.map(hashRecoveryCode))
    await logWrite(trx, author, { action: 'second-factor-on', ...accountOf(user) })
    return { ...(await replaceSessions(trx, user, author, 'second-factor')), recoveryCodes }
  })
}

/**
 * Turns it off, ends every session of the user and opens a new one.
 * @throws ApiError 409 where it is not on
 */
export function turnOffSecondFactor(db: Database, author: SignedInContext): Promise<SignedIn> {
  return transaction(db, async (trx) => {
    const user = await requireSecondFactor(trx, author.id)
    await secondFactorRepository(trx).remove(user.id)
    await logWrite(trx, author, { action: 'second-factor-off', ...accountOf(user) })
    return replaceSessions(trx, user, author, 'second-factor')
  })
}

/**
 * Makes new recovery codes; the old ones are gone.
 * @throws ApiError 409 where it is not on
 */
export function renewRecoveryCodes(db: Database, author: Author): Promise<string[]> {
  const codes = makeRecoveryCodes()
  return transaction(db, async (trx) => {
    const user = await requireSecondFactor(trx, author.id)
    await secondFactorRepository(trx).replaceRecoveryCodes(user.id, codes.map(hashRecoveryCode))
    await logWrite(trx, author, { action: 'recovery-codes-new', ...accountOf(user) })
    return codes
  })
}

async function requireSecondFactor(trx: Database, userId: string): Promise<UserRow> {
  if (!(await secondFactorRepository(trx).find(userId))) throw conflict(secondFactorMessages.notOn)
  return userRepository(trx).require(userId)
}
