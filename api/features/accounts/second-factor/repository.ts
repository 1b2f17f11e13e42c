import type { Selectable } from 'kysely'
import type { SecondFactorsTable } from '../../../db/account-tables.ts'
import { countRows } from '../../../db/pages.ts'
import type { Database } from '../../../db/schema.ts'

export type SecondFactorRow = Selectable<SecondFactorsTable>

type Columns = Partial<Omit<SecondFactorRow, 'user_id'>>

/** The active second factor, which signing in asks for. */
export function findSecondFactor(db: Database, userId: string): Promise<SecondFactorRow | null> {
  return findFactor(db, userId, 'is not')
}

/** The second factor that was begun but not yet confirmed. */
export function findBegunSecondFactor(db: Database, userId: string) {
  return findFactor(db, userId, 'is')
}

/** Begins a second factor, replacing any that was begun before. */
export async function saveSecret(db: Database, userId: string, secret: string): Promise<void> {
  await db
    .insertInto('second_factors')
    .values({ user_id: userId, secret, on_since: null })
    .onConflict((on) => on.column('user_id').doUpdateSet({ secret }))
    .execute()
}

export async function confirmSecret(db: Database, userId: string, step: number): Promise<void> {
  await updateFactor(db, userId, { on_since: Date.now(), last_step: step })
}

export async function deleteSecondFactor(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('second_factors').where('user_id', '=', userId).execute()
}

export async function saveLastStep(db: Database, userId: string, step: number): Promise<void> {
  await updateFactor(db, userId, { last_step: step })
}

export async function countWrongCode(db: Database, userId: string): Promise<void> {
  await db
    .updateTable('second_factors')
    .set((e) => ({ wrong_codes: e('wrong_codes', '+', 1) }))
    .where('user_id', '=', userId)
    .execute()
}

export async function clearWrongCodes(db: Database, userId: string): Promise<void> {
  await updateFactor(db, userId, { wrong_codes: 0 })
}

export async function replaceRecoveryCodes(
  db: Database,
  userId: string,
  hashes: string[],
): Promise<void> {
  await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await db
    .insertInto('recovery_codes')
    .values(hashes.map((hash) => ({ user_id: userId, code_hash: hash })))
    .execute()
}

/** Uses up a recovery code; false if there is no such code. */
export async function takeRecoveryCode(
  db: Database,
  userId: string,
  hash: string,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recovery_codes')
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export function countRecoveryCodes(db: Database, userId: string): Promise<number> {
  return countRows(db.selectFrom('recovery_codes').where('user_id', '=', userId))
}

async function findFactor(db: Database, userId: string, on: 'is' | 'is not') {
  const found = db.selectFrom('second_factors').selectAll().where('user_id', '=', userId)
  return (await found.where('on_since', on, null).executeTakeFirst()) ?? null
}

async function updateFactor(db: Database, userId: string, columns: Columns): Promise<void> {
  await db.updateTable('second_factors').set(columns).where('user_id', '=', userId).execute()
}
