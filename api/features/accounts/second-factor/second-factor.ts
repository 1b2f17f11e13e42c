import { secondFactorMessages } from '../../../../contract/accounts/messages.ts'
import type {
  SecondFactorCode,
  SecondFactorKey,
} from '../../../../contract/accounts/second-factor.ts'
import type { Database } from '../../../db/schema.ts'
import { transaction } from '../../../db/transaction.ts'
import { conflict, invalid } from '../../../errors.ts'
import { logWrite } from '../../../records/audit-log-repository.ts'
import type { Author } from '../../../records/author.ts'
import { hashRecoveryCode, makeRecoveryCodes } from '../passwords/passwords.ts'
import { accountOf, getUser, type UserRow } from '../repository.ts'
import { replaceSessions, type SignedIn, type SignedInContext } from '../sign-in/sign-in.ts'
import {
  confirmSecret,
  countRecoveryCodes,
  deleteSecondFactor,
  findBegunSecondFactor,
  findSecondFactor,
  replaceRecoveryCodes,
  saveSecret,
} from './repository.ts'
import { findStep, joinGroups, makeSecret, writeKey } from './totp.ts'

/** Turns the second step of a user's own sign-in on and off. */

export async function describeSecondFactor(db: Database, userId: string) {
  const since = (await findSecondFactor(db, userId))?.on_since ?? null
  return {
    on: since !== null,
    since: since === null ? null : new Date(since).toISOString(),
    recoveryCodesLeft: since === null ? 0 : await countRecoveryCodes(db, userId),
  }
}

/**
 * Generates the secret that the account and an app will share; it takes effect once confirmed.
 * @throws ApiError 409 if a second factor is on
 */
export async function beginSecondFactor(
  db: Database,
  userId: string,
  shopName: string,
): Promise<SecondFactorKey> {
  const secret = makeSecret()
  const { email } = await getUser(db, userId)
  await transaction(db, async (trx) => {
    if (await findSecondFactor(trx, userId)) throw conflict(secondFactorMessages.alreadyOn)
    await saveSecret(trx, userId, secret)
  })
  return writeKey(secret, { shopName, account: email })
}

/**
 * Turns on the second factor that was begun, ends every session of the user and opens a new one.
 * @throws ApiError 400 if the code is wrong, 409 if none was begun
 */
export function turnOnSecondFactor(
  db: Database,
  { code }: SecondFactorCode,
  author: SignedInContext,
): Promise<SignedIn & { recoveryCodes: string[] }> {
  const recoveryCodes = makeRecoveryCodes()
  return transaction(db, async (trx) => {
    const user = await getUser(trx, author.id)
    if (await findSecondFactor(trx, user.id)) throw conflict(secondFactorMessages.alreadyOn)
    const begun = await findBegunSecondFactor(trx, user.id)
    if (!begun) throw conflict(secondFactorMessages.notOn)
    const step = findStep(begun.secret, joinGroups(code))
    if (step === null) throw invalid({ code: secondFactorMessages.wrong })
    await confirmSecret(trx, user.id, step)
    await replaceRecoveryCodes(trx, user.id, recoveryCodes.map(hashRecoveryCode))
    await logWrite(trx, author, { action: 'second-factor-on', ...accountOf(user) })
    return { ...(await replaceSessions(trx, user, author, 'second-factor')), recoveryCodes }
  })
}

/**
 * Turns it off, ends every session of the user and opens a new one.
 * @throws ApiError 409 if it is not on
 */
export function turnOffSecondFactor(db: Database, author: SignedInContext): Promise<SignedIn> {
  return transaction(db, async (trx) => {
    const user = await requireSecondFactor(trx, author.id)
    await deleteSecondFactor(trx, user.id)
    await logWrite(trx, author, { action: 'second-factor-off', ...accountOf(user) })
    return replaceSessions(trx, user, author, 'second-factor')
  })
}

/**
 * Makes new recovery codes; the old ones become invalid.
 * @throws ApiError 409 if it is not on
 */
export function renewRecoveryCodes(db: Database, author: Author): Promise<string[]> {
  const codes = makeRecoveryCodes()
  return transaction(db, async (trx) => {
    const user = await requireSecondFactor(trx, author.id)
    await replaceRecoveryCodes(trx, user.id, codes.map(hashRecoveryCode))
    await logWrite(trx, author, { action: 'recovery-codes-new', ...accountOf(user) })
    return codes
  })
}

async function requireSecondFactor(trx: Database, userId: string): Promise<UserRow> {
  if (!(await findSecondFactor(trx, userId))) throw conflict(secondFactorMessages.notOn)
  return getUser(trx, userId)
}
