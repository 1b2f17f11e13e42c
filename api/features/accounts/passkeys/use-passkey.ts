import { accountLimits } from '../../../../contract/accounts/limits.ts'
import { passkeyMessages } from '../../../../contract/accounts/messages.ts'
import type { PasskeyUse } from '../../../../contract/accounts/passkey.ts'
import { messages } from '../../../../contract/messages.ts'
import { rateLimitKey } from '../../../client-address.ts'
import type { Database } from '../../../db/schema.ts'
import { lockWriters, transaction } from '../../../db/transaction.ts'
import { invalid, unauthorized } from '../../../errors.ts'
import { logWrite } from '../../../records/audit-log-repository.ts'
import type { Author } from '../../../records/author.ts'
import { confirmSession } from '../../../sessions/repository.ts'
import { accountOf, getUser, type UserRow } from '../repository.ts'
import {
  type Attempt,
  asOneAttempt,
  clearFailures,
  countAttempt,
  logFailure,
} from '../sign-in/login-limit.ts'
import {
  openSession,
  type SignedIn,
  type SignedInAuthor,
  type SignInContext,
} from '../sign-in/sign-in.ts'
import { readChallenge } from './client-data.ts'
import type { RelyingParty } from './relying-party.ts'
import {
  findPasskey,
  insertChallenge,
  type PasskeyRow,
  savePasskeyUse,
  takeChallenge,
} from './repository.ts'

/** Account and passkey proven by an answer, before anything is written. */
type Shown = { user: UserRow; passkey: PasskeyRow; newCounter: number }

/** Begins a sign-in. Any passkey of the site may answer, so that nobody learns which accounts have one. */
export async function beginPasskeyUse(db: Database, { rpId }: RelyingParty) {
  const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
  const options = await generateAuthenticationOptions({
    rpID: rpId,
    userVerification: 'required',
    timeout: accountLimits.passkey.challenge,
  })
  await transaction(db, (trx) => insertChallenge(trx, options.challenge, null))
  return options
}

/**
 * Opens a session by a passkey, which counts as both steps.
 * @throws ApiError 401 if the passkey does not open an account, 429 after too many failures
 */
export async function signInByPasskey(
  db: Database,
  body: PasskeyUse,
  context: SignInContext,
  party: RelyingParty,
): Promise<SignedIn> {
  const attempt = { email: 'passkey', client: rateLimitKey(context.address) }
  const shown = await verifyPasskey(db, body, { attempt, party, author: context })
  const signedIn =
    shown &&
    (await transaction(db, async (trx) => {
      await lockWriters(trx, 'sign-in')
      if (!(await takeUse(trx, shown))) return null
      const author = { ...context, id: shown.user.id, name: shown.user.name }
      await clearFailures(trx, attempt)
      const after = { passkey: shown.passkey.name }
      await logWrite(trx, author, { action: 'sign-in', ...accountOf(shown.user), after })
      return openSession(trx, shown.user, author, { withPasskey: true })
    }))
  if (signedIn) return signedIn
  await logFailure(db, attempt, shown?.user ?? null, context)
  throw unauthorized(passkeyMessages.failed)
}

/**
 * Confirms a session by a passkey of its user, as the password does.
 * @throws ApiError 400 if it is not the user's, 401 if the session has ended meanwhile, 429 after too many
 * failures
 */
export async function confirmByPasskey(
  db: Database,
  body: PasskeyUse,
  author: SignedInAuthor,
  party: RelyingParty,
): Promise<void> {
  const attempt = { email: 'passkey', client: `session ${author.sessionId}` }
  const shown = await verifyPasskey(db, body, { attempt, party, author })
  const isConfirmed =
    shown?.user.id === author.id &&
    (await transaction(db, async (trx) => {
      if (!(await takeUse(trx, shown))) return false
      if (!(await confirmSession(trx, author.sessionId)))
        throw unauthorized(messages.session.expired)
      await clearFailures(trx, attempt)
      await logWrite(trx, author, { action: 'password-confirm', ...accountOf(shown.user) })
      return true
    }))
  if (isConfirmed) return
  await logFailure(db, attempt, shown?.user ?? null, author)
  throw invalid({ response: passkeyMessages.failed })
}

type Verification = { attempt: Attempt; party: RelyingParty; author: Author }

/**
 * Finds the account of a passkey that answers a challenge; null if it does not. Counts as a failure until
 * cleared.
 */
async function verifyPasskey(
  db: Database,
  { response }: PasskeyUse,
  { attempt, party }: Verification,
): Promise<Shown | null> {
  await asOneAttempt(attempt, () => countAttempt(db, attempt))
  const challenge = readChallenge(response.response.clientDataJSON)
  if (challenge === null || !(await takeChallenge(db, challenge, null))) return null
  const passkey = await findPasskey(db, response.id)
  if (!passkey) return null
  const newCounter = await verifySignature(passkey, response, challenge, party)
  if (newCounter === null) return null
  const user = await getUser(db, passkey.user_id)
  return { user, passkey, newCounter }
}

/**
 * Verifies a signature and returns the authenticator's new counter; null if the counter lags, as a copied key's
 * does, or anything else does not match.
 */
async function verifySignature(
  { credential_id, public_key, counter, transports }: PasskeyRow,
  response: PasskeyUse['response'],
  challenge: string,
  { origin, rpId }: RelyingParty,
): Promise<number | null> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  try {
    const { userHandle, ...signed } = response.response
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...response, response: { ...signed, ...(userHandle && { userHandle }) } },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      credential: {
        id: credential_id,
        publicKey: new Uint8Array(Buffer.from(public_key, 'base64url')),
        counter,
        transports: JSON.parse(transports),
      },
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    return null
  }
}

/** Records the use, unless the account was switched off or another use intervened. */
async function takeUse(trx: Database, { user, passkey, newCounter }: Shown): Promise<boolean> {
  const { active } = await getUser(trx, user.id)
  return active === 1 && savePasskeyUse(trx, passkey, newCounter)
}
