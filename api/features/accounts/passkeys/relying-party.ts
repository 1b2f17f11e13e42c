import { isIP } from 'node:net'
import { passkeyMessages } from '../../../../contract/accounts/messages.ts'
import type { Env } from '../../../../env/env.ts'
import { conflict } from '../../../errors.ts'
import { failureResponse } from '../../../http/description/api-docs.ts'

/** The site as authenticators know it: passkeys for another origin are rejected. */
export type RelyingParty = { origin: string; rpId: string }

/** Null if browsers offer no passkeys: without https, except on the local machine. */
export function findRelyingParty({ publicUrl }: Pick<Env, 'publicUrl'>): RelyingParty | null {
  const { protocol, hostname, origin } = new URL(publicUrl)
  const isSecure = protocol === 'https:' || hostname === 'localhost'
  return isSecure && !isAddress(hostname) ? { origin, rpId: hostname } : null
}

/** A passkey can be bound to a host name, but not to an IP address. */
function isAddress(hostname: string): boolean {
  return isIP(hostname.replace(/^\[|\]$/g, '')) !== 0
}

/** The 409 of `requireRelyingParty` in the description. */
export const noRelyingParty = failureResponse('The site is not reached by https')

/** @throws ApiError 409 if passkeys are not possible */
export function requireRelyingParty(env: Pick<Env, 'publicUrl'>): RelyingParty {
  const party = findRelyingParty(env)
  if (!party) throw conflict(passkeyMessages.unavailable)
  return party
}
