import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { secondFactorLimits } from '../../../contract/accounts/sign-in-terms.ts'

/** Codes of an authenticator app, as RFC 6238 has them: HMAC-SHA-1, six digits, a new one every 30 seconds. */

const { digits } = secondFactorLimits
const stepLength = 30_000
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** What an account and its app are to share. */
export function makeSecret(): Buffer {
  return randomBytes(20)
}

/** The step of a time: a code is of one step. */
export function stepAt(time: number): number {
  return Math.floor(time / stepLength)
}

export function codeOf(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', secret).update(counter).digest()
  const start = (mac.at(-1) ?? 0) & 0xf
  const number = mac.readUInt32BE(start) & 0x7fffffff
  return String(number % 10 ** digits).padStart(digits, '0')
}

/** A typed code without spaces and hyphens. */
export function joinGroups(typed: string): string {
  return typed.replace(/[\s-]/g, '')
}

/** The step of which a code is, among this one and its neighbours, for clocks differ; null where it is of none, or of one that is spent. */
export function findStep(
  secret: Buffer,
  code: string,
  { now = Date.now(), spent = 0 } = {},
): number | null {
  const current = stepAt(now)
  const near = [current - 1, current, current + 1].filter((step) => step > spent)
  return near.find((step) => isSame(codeOf(secret, step), code)) ?? null
}

/** The secret in Base32, to be typed into an app. */
export function writeKey(secret: Buffer): string {
  const bits = [...secret].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return bits.replace(/.{5}/g, (five) => letters[Number.parseInt(five, 2)] ?? '')
}

/** The secret as an `otpauth:` URL, to be shown as a QR code. */
export function writeAddress(
  secret: Buffer,
  { site, account }: { site: string; account: string },
): string {
  const issuer = encodeURIComponent(site)
  const label = `${issuer}:${encodeURIComponent(account)}`
  return `otpauth://totp/${label}?secret=${writeKey(secret)}&issuer=${issuer}`
}

function isSame(right: string, given: string): boolean {
  const [one, other] = [Buffer.from(right), Buffer.from(given)]
  return one.length === other.length && timingSafeEqual(one, other)
}
