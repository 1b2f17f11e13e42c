import { messages } from '../../../contract/messages.ts'
import type { Env } from '../../../env.ts'
import { nobody } from '../../author.ts'
import type { Database } from '../../db/schema.ts'
import { transaction } from '../../db/transaction.ts'
import { generatePassword, hashPassword } from './passwords.ts'
import { userRepository } from './repository.ts'

/**
 * Gives a database without users its first administrator. Answers the account where one was made,
 * with its password where that was made up here: nothing else will ever tell it.
 */
export async function createFirstAdministrator(
  db: Database,
  { adminEmail, adminPassword }: Pick<Env, 'adminEmail' | 'adminPassword'>,
): Promise<{ email: string; password: string | undefined } | null> {
  if ((await userRepository(db).list()).length > 0) return null
  const generated = adminPassword === undefined ? generatePassword() : undefined
  const passwordHash = await hashPassword(adminPassword ?? generated ?? '')
  return transaction(db, async (trx) => {
    const users = userRepository(trx)
    if ((await users.list()).length > 0) return null
    const name = messages.user.fallbackName
    await users.create({ email: adminEmail, name, passwordHash }, nobody)
    return { email: adminEmail, password: generated }
  })
}
