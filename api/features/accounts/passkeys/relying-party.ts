import { isIP } from 'node:net'
import { passkeyMessages } from '../../../../contract/accounts/passkey-messages.ts'
import type { Env } from '../../../../env/env.ts'
import { conflict } from '../../../errors.ts'

/** The site as authenticators know it: passkeys of another origin are rejected. */
export type RelyingParty = { origin: string; rpId: string }

/** Null where browsers offer no passkeys: without https, except on the machine itself. */
export function findRelyingParty({ publicUrl }: Pick<Env, 'publicUrl'>): RelyingParty | null {
  const { protocol, hostname, origin } = new URL(publicUrl)
  const isSecure = protocol === 'https:' || hostname === 'localhost'
  return isSecure && !isAddress(hostname) ? { origin, rpId: hostname } : null
}

/** An IP address is no name that a passkey is for. */
function isAddress(hostname: string): boolean {
  return isIP(hostname.replace(/^\[|\]$/g, '')) !== 0
}

/** @throws ApiError 409 where there can be no passkeys */
export function requireRelyingParty(env: Pick<Env, 'publicUrl'>): RelyingParty {
  const party = findRelyingParty(env)
  if (!party) throw conflict(passkeyMessages.unavailable)
  return party
}
