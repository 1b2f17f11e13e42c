import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Under this name a device says that its owner has signed in on it before. */
export const deviceHeader = 'x-device'

/**
 * A name for a device on which somebody has signed in to an account. Failures of such a device are
 * counted by themselves, so that whoever guesses behind the same address keeps nobody out. Sealed
 * with the hash of the password: nothing has to be stored, and a new password forgets them all.
 */
export function nameDevice(passwordHash: string): string {
  const id = randomBytes(16).toString('base64url')
  return `${id}.${seal(id, passwordHash)}`
}

/** The device that a name stands for; null where the account has given it no name. */
export function recogniseDevice(name: unknown, passwordHash: string | undefined): string | null {
  const [, id = '', given = ''] = String(name).match(/^([\w-]{22})\.([\w-]{43})$/) ?? []
  const right = Buffer.from(seal(id, passwordHash ?? ''))
  const isRight = given.length === right.length && timingSafeEqual(Buffer.from(given), right)
  return isRight && passwordHash !== undefined ? id : null
}

function seal(id: string, passwordHash: string): string {
  return createHmac('sha256', passwordHash).update(`device ${id}`).digest('base64url')
}
