import { randomBytes, randomInt } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { limits } from '../../../contract/limits.ts'
import { type Client, createFairQueue } from '../../overload/fair-queue.ts'
import { parameters } from './password-hash.ts'

/** The hash under which a password is kept. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, parameters)
}

const decoy = hashPassword(randomBytes(32).toString('base64'))
const queue = createFairQueue(limits.load.passwords)

/**
 * Whether the password is the one of the hash; without a hash it takes as long to say no. Few are
 * looked at at a time, and those who ask take turns: guessing is not to keep others out.
 * @throws ApiError 503 where too many wait
 */
export async function isPassword(
  password: string,
  passwordHash: string | undefined,
  asking: Client,
): Promise<boolean> {
  const known = passwordHash ?? (await decoy)
  const matches = await queue.enqueue(() => verify(known, password), asking)
  return matches && passwordHash !== undefined
}

/** A password of 100 random bits. */
export function generatePassword(): string {
  return generateLetters({ groups: 4, length: 5 })
}

/** Random letters, of five bits each, that are not mistaken for each other. */
export function generateLetters({ groups, length }: { groups: number; length: number }): string {
  const letters = 'abcdefghijkmnpqrstuvwxyz23456789'
  const group = () => Array.from({ length }, () => letters[randomInt(letters.length)]).join('')
  return Array.from({ length: groups }, group).join('-')
}
