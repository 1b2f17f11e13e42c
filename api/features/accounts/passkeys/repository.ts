import { randomUUIDv7 } from 'node:crypto'
import type { Selectable } from 'kysely'
import { accountLimits } from '../../../../contract/accounts/limits.ts'
import type { PasskeysTable } from '../../../db/account-tables.ts'
import { clockSkewMs } from '../../../db/clock-skew.ts'
import { countRows } from '../../../db/pages.ts'
import type { Database } from '../../../db/schema.ts'

export type PasskeyRow = Selectable<PasskeysTable>

/** More challenges than people who sign in within five minutes: strangers can request any number. */
const maxChallenges = 1000

export function listPasskeys(db: Database, userId: string): Promise<PasskeyRow[]> {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** True if any active account has a passkey. */
export async function hasPasskeys(db: Database): Promise<boolean> {
  const row = await db
    .selectFrom('passkeys')
    .innerJoin('users', 'users.id', 'user_id')
    .select('passkeys.id')
    .where('active', '=', 1)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export function countPasskeys(db: Database, userId: string): Promise<number> {
  return countRows(db.selectFrom('passkeys').where('user_id', '=', userId))
}

export async function findPasskey(db: Database, credentialId: string): Promise<PasskeyRow | null> {
  const row = await db
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()
  return row ?? null
}

export async function insertPasskey(trx: Database, row: PasskeyRow): Promise<void> {
  await trx.insertInto('passkeys').values(row).execute()
}

export async function deletePasskey(
  trx: Database,
  userId: string,
  id: string,
): Promise<PasskeyRow | null> {
  const row = await trx
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}

/** Records a use; false if another use intervened, or the passkey is gone. */
export async function savePasskeyUse(
  trx: Database,
  { id, counter }: PasskeyRow,
  newCounter: number,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('passkeys')
    .set({ counter: newCounter, last_used_at: Date.now() })
    .where('id', '=', id)
    .where('counter', '=', counter)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Stores a challenge until it is answered; it belongs to an account if a passkey is being added. */
export async function insertChallenge(
  trx: Database,
  challenge: string,
  userId: string | null,
): Promise<void> {
  const now = Date.now()
  await trx
    .deleteFrom('passkey_challenges')
    .where((e) => e.not(e.between('created_at', oldest(now), now + clockSkewMs)))
    .execute()
  await trx
    .deleteFrom('passkey_challenges')
    .where(
      'id',
      'in',
      trx
        .selectFrom('passkey_challenges')
        .select('id')
        .orderBy('id', 'desc')
        .limit(maxChallenges)
        .offset(maxChallenges - 1),
    )
    .execute()
  await trx
    .insertInto('passkey_challenges')
    .values({ id: randomUUIDv7(), challenge, user_id: userId, created_at: now })
    .execute()
}

/** Removes a challenge, so that it can be answered only once; returns whether it existed and had not expired. */
export async function takeChallenge(
  db: Database,
  challenge: string,
  userId: string | null,
): Promise<boolean> {
  const now = Date.now()
  const { numDeletedRows } = await db
    .deleteFrom('passkey_challenges')
    .where('challenge', '=', challenge)
    .where('user_id', userId === null ? 'is' : '=', userId)
    .where('created_at', '>', oldest(now))
    .where('created_at', '<=', now + clockSkewMs)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

const oldest = (now: number) => now - accountLimits.passkey.challenge
