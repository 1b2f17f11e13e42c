import { createHash, randomBytes, randomInt } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { accountLimits } from '../../../../contract/accounts/limits.ts'
import { parameters } from '../../../records/columns/password-hash.ts'

/**
 * Hashes a password for storage in composed form, because one keyboard writes `é` as one character and another as
 * two.
 */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), parameters)
}

const decoy = hashPassword(randomBytes(32).toString('base64'))

/** `outdated` means right, but hashed before passwords were composed. */
type PasswordMatch = 'right' | 'outdated' | 'wrong'

/** Compares a password with a hash; without a hash, takes just as long to reject it. */
export async function matchPassword(
  password: string,
  passwordHash: string | undefined,
): Promise<PasswordMatch> {
  const composed = password.normalize('NFC')
  for (const form of new Set([composed, password, password.normalize('NFD')])) {
    const matches = await verify(passwordHash ?? (await decoy), form)
    if (matches && passwordHash !== undefined) return form === composed ? 'right' : 'outdated'
  }
  return 'wrong'
}

/** A password of 100 random bits. */
export function generatePassword(): string {
  return generateLetters({ groups: 4, length: 5 })
}

/** Random letters of five bits each, without look-alikes. */
function generateLetters({ groups, length }: { groups: number; length: number }): string {
  const letters = 'abcdefghijkmnpqrstuvwxyz23456789'
  const group = () => Array.from({ length }, () => letters[randomInt(letters.length)]).join('')
  return Array.from({ length: groups }, group).join('-')
}

/**
 * Makes codes for users who have lost the authenticator app; each has 120 random bits, so a fast hash protects
 * it.
 */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: accountLimits.secondFactor.recoveryCodes }, () =>
    generateLetters({ groups: 4, length: 6 }),
  )
}

/** Hashes a recovery code for storage, independent of how it was typed. */
export function hashRecoveryCode(code: string): string {
  const letters = code.toLowerCase().replace(/[^a-z0-9]/g, '')
  return createHash('sha256').update(letters).digest('hex')
}
