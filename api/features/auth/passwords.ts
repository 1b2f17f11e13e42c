import { randomBytes, randomInt } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** OWASP's first choice for argon2id. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** The hash under which a password is kept. */
export function hashPassword(password: string): Promise<string> {
  return hash(password, parameters)
}

const decoy = hashPassword(randomBytes(32).toString('base64'))

/** Whether the password is the one of the hash; without a hash it takes as long to say no. */
export async function isPassword(
  password: string,
  passwordHash: string | undefined,
): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await decoy), password)
  return matches && passwordHash !== undefined
}

/** A password of 100 random bits in letters that are not mistaken for each other. */
export function generatePassword(): string {
  const letters = 'abcdefghijkmnpqrstuvwxyz23456789'
  const group = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('')
  return Array.from({ length: 4 }, group).join('-')
}
