import type { Selectable } from 'kysely'
import type { SecondFactorsTable } from '../../db/account-tables.ts'
import type { Database } from '../../db/schema.ts'

export type SecondFactorRow = Selectable<SecondFactorsTable>

/** The second factors of accounts, and their recovery codes, of which only hashes are kept. */
export function secondFactorRepository(db: Database) {
  const ofUser = (userId: string) =>
    db.selectFrom('second_factors').selectAll().where('user_id', '=', userId)
  const set = (userId: string, columns: Partial<Omit<SecondFactorRow, 'user_id'>>) =>
    db.updateTable('second_factors').set(columns).where('user_id', '=', userId).execute()

  return {
    /** The one that signing in asks for. */
    async find(userId: string): Promise<SecondFactorRow | null> {
      return (await ofUser(userId).where('on_since', 'is not', null).executeTakeFirst()) ?? null
    },

    /** The one that was begun, and not confirmed yet. */
    async findBegun(userId: string): Promise<SecondFactorRow | null> {
      return (await ofUser(userId).where('on_since', 'is', null).executeTakeFirst()) ?? null
    },

    /** Begins one, in the place of another that was begun. */
    async begin(userId: string, secret: string): Promise<void> {
      await db
        .insertInto('second_factors')
        .values({ user_id: userId, secret, on_since: null })
        .onConflict((on) => on.column('user_id').doUpdateSet({ secret }))
        .execute()
    },

    async confirm(userId: string, step: number): Promise<void> {
      await set(userId, { on_since: Date.now(), last_step: step })
    },

    async remove(userId: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('second_factors')
        .where('user_id', '=', userId)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },

    async spend(userId: string, step: number): Promise<void> {
      await set(userId, { last_step: step })
    },

    async countWrongCode(userId: string): Promise<void> {
      await db
        .updateTable('second_factors')
        .set((e) => ({ wrong_codes: e('wrong_codes', '+', 1) }))
        .where('user_id', '=', userId)
        .execute()
    },

    async clearWrongCodes(userId: string): Promise<void> {
      await set(userId, { wrong_codes: 0 })
    },

    async replaceRecoveryCodes(userId: string, hashes: string[]): Promise<void> {
      await db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
      await db
        .insertInto('recovery_codes')
        .values(hashes.map((hash) => ({ user_id: userId, code_hash: hash })))
        .execute()
    },

    /** Whether there was such a code; there is none any more. */
    async takeRecoveryCode(userId: string, hash: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('recovery_codes')
        .where('user_id', '=', userId)
        .where('code_hash', '=', hash)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },

    async countRecoveryCodes(userId: string): Promise<number> {
      const { total } = await db
        .selectFrom('recovery_codes')
        .select((e) => e.fn.countAll<number>().as('total'))
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow()
      return total
    },
  }
}
