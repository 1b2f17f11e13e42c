import { messages } from '../../../contract/messages.ts'
import type { Env } from '../../../env.ts'
import { nobody } from '../../author.ts'
import type { Database } from '../../db/schema.ts'
import { transaction } from '../../db/transaction.ts'
import { StartError } from '../../start-error.ts'
import { isGuessable } from './password-strength.ts'
import { generatePassword, hashPassword } from './passwords.ts'
import { userRepository } from './repository.ts'

/**
 * Gives a database without users its first administrator. Answers the account where one was made,
 * with its password where that was made up here: nothing else will ever tell it.
 * @throws StartError where the password that was set is easily guessed
 */
export async function createFirstAdministrator(
  db: Database,
  { adminEmail, adminPassword }: Pick<Env, 'adminEmail' | 'adminPassword'>,
): Promise<{ email: string; password: string | undefined } | null> {
  if ((await userRepository(db).list()).length > 0) return null
  const generated = adminPassword === undefined ? generatePassword() : undefined
  if (adminPassword !== undefined && (await isGuessable(adminPassword, [adminEmail])))
    throw new StartError(`ADMIN_PASSWORD: ${messages.password.guessable}`)
  const passwordHash = await hashPassword(adminPassword ?? generated ?? '')
  return transaction(db, async (trx) => {
    const users = userRepository(trx)
    if ((await users.list()).length > 0) return null
    const name = messages.user.fallbackName
    const isMadeUp = generated !== undefined
    await users.create({ email: adminEmail, name, passwordHash, isMadeUp }, nobody)
    return { email: adminEmail, password: generated }
  })
}
