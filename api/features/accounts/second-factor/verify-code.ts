import { accountLimits } from '../../../../contract/accounts/limits.ts'
import { secondFactorMessages } from '../../../../contract/accounts/messages.ts'
import type { Database } from '../../../db/schema.ts'
import { logWrite } from '../../../records/audit-log-repository.ts'
import type { Author } from '../../../records/author.ts'
import { hashRecoveryCode } from '../passwords/passwords.ts'
import { accountOf, type UserRow } from '../repository.ts'
import {
  clearWrongCodes,
  countRecoveryCodes,
  countWrongCode,
  findSecondFactor,
  saveLastStep,
  takeRecoveryCode,
} from './repository.ts'
import { findStep, joinGroups } from './totp.ts'

type Presented = {
  user: UserRow
  code: string | undefined
  /** True if the user has signed in on this device before, with both factors. */
  isKnown: boolean
  /** Account that the code is claimed to belong to. */
  author: Author
}

const digitsAlone = new RegExp(`^\\d{${accountLimits.secondFactor.digits}}$`)

/**
 * Checks the code that accompanies a correct password; returns the reason for its rejection, or null. Six digits
 * could be guessed from many addresses, so wrong codes count for the whole account until a right one, a recovery
 * code or a new password. Known devices and recovery codes are exempt, so that the owner always gets in. The
 * transaction must be committed either way.
 */
export async function verifyCode(
  trx: Database,
  { user, code = '', isKnown, author }: Presented,
): Promise<string | null> {
  const factor = await findSecondFactor(trx, user.id)
  if (!factor) return null
  if (code === '') return secondFactorMessages.codeRequired
  const digits = joinGroups(code)
  if (!digitsAlone.test(digits)) {
    if (!(await takeRecoveryCode(trx, user.id, hashRecoveryCode(code))))
      return secondFactorMessages.wrong
    await clearWrongCodes(trx, user.id)
    const after = { recoveryCodesLeft: await countRecoveryCodes(trx, user.id) }
    await logWrite(trx, author, { action: 'recovery-code-used', ...accountOf(user), after })
    return null
  }
  if (!isKnown && factor.wrong_codes >= accountLimits.secondFactor.wrongCodes)
    return secondFactorMessages.blocked
  const step = findStep(factor.secret, digits, { spent: factor.last_step })
  if (step === null) {
    if (!isKnown) await countWrongCode(trx, user.id)
    return secondFactorMessages.wrong
  }
  await saveLastStep(trx, user.id, step)
  if (!isKnown) await clearWrongCodes(trx, user.id)
  return null
}
