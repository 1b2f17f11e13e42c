import { randomUUIDv7 } from 'node:crypto'
import { accountLimits } from '../../../../contract/accounts/limits.ts'
import { passkeyMessages } from '../../../../contract/accounts/messages.ts'
import type { PasskeyCreate } from '../../../../contract/accounts/passkey.ts'
import { findViolation } from '../../../db/failures.ts'
import type { Database } from '../../../db/schema.ts'
import { transaction } from '../../../db/transaction.ts'
import { conflict, invalid, notFound } from '../../../errors.ts'
import { logWrite } from '../../../records/audit-log-repository.ts'
import type { Author } from '../../../records/author.ts'
import { accountOf, getUser } from '../repository.ts'
import { readChallenge } from './client-data.ts'
import type { RelyingParty } from './relying-party.ts'
import {
  countPasskeys,
  deletePasskey,
  insertChallenge,
  insertPasskey,
  listPasskeys,
  type PasskeyRow,
  takeChallenge,
} from './repository.ts'

/**
 * Begins to add a passkey: returns the options that the browser passes to the authenticator.
 * @throws ApiError 409 if the account has the maximum number
 */
export async function beginPasskey(
  db: Database,
  userId: string,
  { rpId, shopName }: RelyingParty & { shopName: string },
) {
  const { generateRegistrationOptions } = await import('@simplewebauthn/server')
  const user = await getUser(db, userId)
  const known = await listPasskeys(db, userId)
  if (known.length >= accountLimits.passkey.ofAccount) throw conflict(passkeyMessages.full)
  const options = await generateRegistrationOptions({
    rpName: shopName,
    rpID: rpId,
    userName: user.email,
    userDisplayName: user.name,
    userID: new TextEncoder().encode(user.id),
    attestationType: 'none',
    excludeCredentials: known.map(({ credential_id, transports }) => ({
      id: credential_id,
      transports: JSON.parse(transports),
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    timeout: accountLimits.passkey.challenge,
  })
  await transaction(db, (trx) => insertChallenge(trx, options.challenge, userId))
  return options
}

/**
 * Adds a passkey that answers a challenge of the account.
 * @throws ApiError 400 if it does not, 409 if it was added before or there are too many
 */
export async function addPasskey(
  db: Database,
  { name, response }: PasskeyCreate,
  author: Author,
  { origin, rpId }: RelyingParty,
): Promise<PasskeyRow> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  const challenge = readChallenge(response.response.clientDataJSON)
  if (challenge === null || !(await takeChallenge(db, challenge, author.id)))
    throw invalid({ response: passkeyMessages.notAdded })
  const { registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
  }).catch(() => {
    throw invalid({ response: passkeyMessages.notAdded })
  })
  if (!registrationInfo) throw invalid({ response: passkeyMessages.notAdded })
  const { id: credential_id, publicKey, counter, transports = [] } = registrationInfo.credential
  const row: PasskeyRow = {
    id: randomUUIDv7(),
    user_id: author.id,
    credential_id,
    public_key: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: JSON.stringify(transports),
    name,
    created_at: Date.now(),
    last_used_at: null,
  }
  return savePasskey(db, row, author)
}

async function savePasskey(db: Database, row: PasskeyRow, author: Author): Promise<PasskeyRow> {
  try {
    return await transaction(db, async (trx) => {
      const user = await getUser(trx, author.id)
      if ((await countPasskeys(trx, user.id)) >= accountLimits.passkey.ofAccount)
        throw conflict(passkeyMessages.full)
      await insertPasskey(trx, row)
      const after = { passkey: row.name }
      await logWrite(trx, author, { action: 'passkey-add', ...accountOf(user), after })
      return row
    })
  } catch (error) {
    if (findViolation(error)?.kind !== 'unique') throw error
    throw conflict(passkeyMessages.alreadyAdded)
  }
}

/** @throws ApiError 404 if the account has no such passkey */
export function removePasskey(db: Database, id: string, author: Author): Promise<void> {
  return transaction(db, async (trx) => {
    const user = await getUser(trx, author.id)
    const row = await deletePasskey(trx, user.id, id)
    if (!row) throw notFound(passkeyMessages.notFound)
    const before = { passkey: row.name }
    await logWrite(trx, author, { action: 'passkey-remove', ...accountOf(user), before })
  })
}
