import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { UserRow } from './repository.ts'
import type { SecondFactorRow } from './second-factor-repository.ts'

/** Under this name a device says that its owner has signed in on it before. */
export const deviceHeader = 'x-device'

/**
 * A name for a device on which somebody has signed in to an account. Failures of such a device are
 * counted by themselves, so that whoever guesses behind the same address keeps nobody out. Sealed
 * with what signing in takes: nothing has to be stored, and a new password or second factor forgets
 * them all.
 */
export function createDeviceToken(deviceKey: string): string {
  const id = randomBytes(16).toString('base64url')
  return `${id}.${seal(id, deviceKey)}`
}

/** The device that a name stands for; null where the account has given it no name. */
export function findKnownDevice(name: unknown, deviceKey: string | undefined): string | null {
  const [, id = '', given = ''] = String(name).match(/^([\w-]{22})\.([\w-]{43})$/) ?? []
  const right = Buffer.from(seal(id, deviceKey ?? ''))
  const isRight = given.length === right.length && timingSafeEqual(Buffer.from(given), right)
  return isRight && deviceKey !== undefined ? id : null
}

/** What the names of an account's devices are sealed with. */
export function deviceKeyOf(user: UserRow, factor: SecondFactorRow | null): string {
  return factor ? `${user.password_hash} ${factor.secret}` : user.password_hash
}

function seal(id: string, deviceKey: string): string {
  return createHmac('sha256', deviceKey).update(`device ${id}`).digest('base64url')
}
