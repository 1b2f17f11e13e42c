import { createHash, randomBytes, randomInt } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { secondFactorLimits } from '../../../../contract/accounts/sign-in-messages.ts'
import { parameters } from '../../../records/columns/password-hash.ts'

/** The hash that is stored of a password, composed: one keyboard writes `é` as one sign, another as two. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'), parameters)
}

const decoy = hashPassword(randomBytes(32).toString('base64'))

/** `outdated` is right, with a hash from before passwords were composed. */
type PasswordMatch = 'right' | 'outdated' | 'wrong'

/** Compares a password with a hash; without one it takes as long to say no. */
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

/** Random letters, of five bits each, that are not mistaken for each other. */
function generateLetters({ groups, length }: { groups: number; length: number }): string {
  const letters = 'abcdefghijkmnpqrstuvwxyz23456789'
  const group = () => Array.from({ length }, () => letters[randomInt(letters.length)]).join('')
  return Array.from({ length: groups }, group).join('-')
}

/** Codes for who has lost the authenticator app; each of 120 random bits, so that a fast hash keeps them. */
export function makeRecoveryCodes(): string[] {
  return Array.from({ length: secondFactorLimits.recoveryCodes }, () =>
    generateLetters({ groups: 4, length: 6 }),
  )
}

/** The hash that is stored of a recovery code, however it was typed. */
export function hashRecoveryCode(code: string): string {
  const letters = code.toLowerCase().replace(/[^a-z0-9]/g, '')
  return createHash('sha256').update(letters).digest('hex')
}
