import { createHash } from 'node:crypto'
import { secondFactorLimits } from '../../../contract/sign-in-terms.ts'
import { generateLetters } from './passwords.ts'

/** Codes for who has lost the authenticator app; each of 120 random bits, so that a fast hash keeps them. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: secondFactorLimits.recoveryCodes }, () =>
    generateLetters({ groups: 4, length: 6 }),
  )
}

/** The hash under which a recovery code is kept, however it was typed. */
export function hashRecoveryCode(code: string): string {
  const letters = code.toLowerCase().replace(/[^a-z0-9]/g, '')
  return createHash('sha256').update(letters).digest('hex')
}
