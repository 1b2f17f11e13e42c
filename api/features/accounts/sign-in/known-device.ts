import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { UserRow } from '../repository.ts'
import type { SecondFactorRow } from '../second-factor/repository.ts'

/** Header in which a device sends the token of an earlier sign-in. */
export const deviceHeader = 'x-device'

/**
 * A token for a device on which a user has signed in. Its failures are counted separately, so that guesses
 * from the same address do not lock the owner out. Signed with the password hash and second factor: nothing
 * is stored, and changing either invalidates all tokens.
 */
export function createDeviceToken(deviceKey: string): string {
  const id = randomBytes(16).toString('base64url')
  return `${id}.${seal(id, deviceKey)}`
}

/** Returns the device id of a token; null if the token is not valid for the account. */
export function findKnownDevice(name: unknown, deviceKey: string | undefined): string | null {
  const [, id = '', given = ''] = String(name).match(/^([\w-]{22})\.([\w-]{43})$/) ?? []
  const right = Buffer.from(seal(id, deviceKey ?? ''))
  const isRight = given.length === right.length && timingSafeEqual(Buffer.from(given), right)
  return isRight && deviceKey !== undefined ? id : null
}

/** The key that signs the device tokens of an account. */
export function deviceKeyOf(user: UserRow, factor: SecondFactorRow | null): string {
  return factor ? `${user.password_hash} ${factor.secret}` : user.password_hash
}

function seal(id: string, deviceKey: string): string {
  return createHmac('sha256', deviceKey).update(`device ${id}`).digest('base64url')
}
