import { messages } from '../../../contract/messages.ts'
import type { Env } from '../../../server/env.ts'
import type { Database } from '../../db/schema.ts'
import { transaction } from '../../db/transaction.ts'
import { systemAuthor } from '../../records/author.ts'
import { StartError } from '../../start-error.ts'
import { findPasswordFault } from './password-strength.ts'
import { generatePassword, hashPassword } from './passwords.ts'
import { createUser, listUsers } from './repository.ts'

/**
 * Creates the first administrator of a database without users. Returns the account if one was created,
 * with its password if that was generated: it is not stored anywhere.
 * @throws StartError where the password that was set is easily guessed
 */
export async function createFirstAdministrator(
  db: Database,
  env: Pick<Env, 'adminEmail' | 'adminPassword' | 'site' | 'publicUrl'>,
): Promise<{ email: string; password: string | undefined } | null> {
  if ((await listUsers(db)).length > 0) return null
  const { adminEmail, adminPassword } = env
  const user = { email: adminEmail, name: messages.user.fallbackName }
  const fault = adminPassword && (await findPasswordFault(adminPassword, env, user))
  if (fault) throw new StartError(`ADMIN_PASSWORD: ${fault}`)
  const generated = adminPassword === undefined ? generatePassword() : undefined
  const passwordHash = await hashPassword(adminPassword ?? generated ?? '')
  return transaction(db, async (trx) => {
    if ((await listUsers(trx)).length > 0) return null
    await createUser(
      trx,
      { ...user, passwordHash, isGenerated: generated !== undefined },
      systemAuthor,
    )
    return { email: adminEmail, password: generated }
  })
}
