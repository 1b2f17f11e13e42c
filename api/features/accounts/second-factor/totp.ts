import { Secret, TOTP } from 'otpauth'
import { accountLimits } from '../../../../contract/accounts/limits.ts'
import type { SecondFactorKey } from '../../../../contract/accounts/second-factor.ts'
import { clockSkewMs } from '../../../db/clock-skew.ts'

/** Codes of an authenticator app (RFC 6238), with SHA-1 and 30 seconds, which every app supports. */

const { digits } = accountLimits.secondFactor
const digitsAlone = new RegExp(`^\\d{${digits}}$`)

/** Generates the secret that an account shares with its app, in the stored form. */
export function makeSecret(): string {
  return Buffer.from(new Secret({ size: 20 }).bytes).toString('base64url')
}

/** Formats a secret for an app: in Base32, to be typed, and as an `otpauth:` URL, for a QR code. */
export function writeKey(
  stored: string,
  { shopName, account }: { shopName: string; account: string },
): SecondFactorKey {
  const totp = new TOTP({ secret: readSecret(stored), issuer: shopName, label: account, digits })
  return { key: totp.secret.base32, address: totp.toString() }
}

/** Removes spaces and hyphens from a typed code. */
export function joinGroups(typed: string): string {
  return typed.replace(/[\s-]/g, '')
}

/**
 * The time step of a code; accepts the previous and the next one, because clocks differ. Null for a
 * wrong or used code.
 */
export function findStep(
  stored: string,
  code: string,
  { now = Date.now(), spent = 0 } = {},
): number | null {
  // `validate` throws if letters are longer in bytes than digits.
  if (!digitsAlone.test(code)) return null
  const delta = TOTP.validate({ token: code, secret: readSecret(stored), digits, timestamp: now })
  const step = TOTP.counter({ timestamp: now }) + (delta ?? 0)
  // A stored step this far ahead comes from a wrong clock, and would reject every code until then.
  const isAhead = spent > TOTP.counter({ timestamp: now + clockSkewMs }) + 1
  return delta !== null && (step > spent || isAhead) ? step : null
}

function readSecret(stored: string): Secret {
  return new Secret({ buffer: new Uint8Array(Buffer.from(stored, 'base64url')).buffer })
}
