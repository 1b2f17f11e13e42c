import type { User } from '../../../contract/accounts/sign-in.ts'
import { messages } from '../../../contract/messages.ts'
import type { Env } from '../../../env/env.ts'
import { StartError } from '../../../env/start-error.ts'
import { type DatabaseAddress, hasAccounts } from '../../db/database.ts'
import { findViolation } from '../../db/failures.ts'
import type { Database } from '../../db/schema.ts'
import { transaction } from '../../db/transaction.ts'
import { logWrite } from '../../records/audit-log-repository.ts'
import { commandLineAuthor, systemAuthor } from '../../records/author.ts'
import { endSessionsOfUser } from '../../sessions/repository.ts'
import { readShopDetails } from '../../settings/saved-settings.ts'
import { logEnd } from './end-sessions.ts'
import { findPasswordError } from './passwords/password-strength.ts'
import { generatePassword, hashPassword } from './passwords/passwords.ts'
import { presentUser } from './presenter.ts'
import {
  accountOf,
  createUser,
  findUserByEmail,
  listUsers,
  type UserRow,
  updatePassword,
} from './repository.ts'
import {
  clearWrongCodes,
  deleteSecondFactor,
  findSecondFactor,
} from './second-factor/repository.ts'
import { clearFailures } from './sign-in/login-limit.ts'

/** Manages accounts from the command line. Passwords are generated and shown once. */

type NewPassword = { email: string; password: string }

export async function listAdministrators(db: Database): Promise<(User & { active: boolean })[]> {
  return (await listUsers(db)).map((row) => ({ ...presentUser(row), active: row.active === 1 }))
}

/** @throws StartError if the address has an account */
export async function createAdministrator(
  db: Database,
  { email, name }: { email: string; name: string },
): Promise<NewPassword> {
  const password = generatePassword()
  const passwordHash = await hashPassword(password)
  try {
    await transaction(db, (trx) =>
      createUser(trx, { email, name, passwordHash, isGenerated: true }, commandLineAuthor),
    )
  } catch (error) {
    if (findViolation(error)?.constraint !== 'users_email_unique') throw error
    throw new StartError(`${email} has an account already.`)
  }
  return { email, password }
}

/**
 * Sets a new password, ends every session of the user and clears failed attempts. The second factor stays: a user
 * who has lost both needs both commands.
 * @throws StartError if the address has no account
 */
export async function resetPassword(db: Database, email: string): Promise<NewPassword> {
  const password = generatePassword()
  const passwordHash = await hashPassword(password)
  await transaction(db, async (trx) => {
    const user = await requireAccount(trx, email)
    await updatePassword(trx, user, { passwordHash, isGenerated: true }, commandLineAuthor)
    await endSessionsOfUser(trx, user.id, 'password')
    await clearFailures(trx, { email })
    await clearWrongCodes(trx, user.id)
  })
  return { email, password }
}

/**
 * Turns off a lost second factor, and ends every session of the user.
 * @throws StartError if the address has no account, or the account has no second factor
 */
export async function resetSecondFactor(db: Database, email: string): Promise<void> {
  await transaction(db, async (trx) => {
    const user = await requireAccount(trx, email)
    if (!(await findSecondFactor(trx, user.id)))
      throw new StartError(`${email} has no two-step sign-in.`)
    await deleteSecondFactor(trx, user.id)
    await endSessionsOfUser(trx, user.id, 'second-factor')
    await logWrite(trx, commandLineAuthor, { action: 'second-factor-off', ...accountOf(user) })
  })
}

/**
 * Ends every session of a user; returns the number.
 * @throws StartError if the address has no account
 */
export async function signOutEverywhere(db: Database, email: string): Promise<number> {
  return transaction(db, async (trx) => {
    const user = await requireAccount(trx, email)
    const ended = await endSessionsOfUser(trx, user.id, 'elsewhere')
    return logEnd(trx, user.id, ended, commandLineAuthor)
  })
}

type FirstAdministrator = Pick<Env, 'adminEmail' | 'adminPassword' | 'shop' | 'publicUrl'>

/**
 * Checks the first administrator's password before a start writes anything. A site that has accounts ignores it.
 * @throws StartError if it is easily guessed
 */
export async function requireFirstPassword(env: FirstAdministrator & DatabaseAddress) {
  if (env.adminPassword !== undefined && !(await hasAccounts(env))) await rejectGuessable(env)
}

async function rejectGuessable(env: FirstAdministrator): Promise<void> {
  const { adminEmail: email, adminPassword } = env
  const user = { email, name: messages.user.fallbackName }
  const error = adminPassword && (await findPasswordError(adminPassword, env, user))
  if (error) throw new StartError(`ADMIN_PASSWORD: ${error}`)
}

/**
 * Creates the first administrator of a database without users. Returns the new account, if any, with its
 * generated password, which is not stored anywhere.
 * @throws StartError if the configured password is easily guessed
 */
export async function createFirstAdministrator(
  db: Database,
  env: FirstAdministrator,
): Promise<{ email: string; password: string | undefined } | null> {
  if ((await listUsers(db)).length > 0) return null
  const { adminEmail, adminPassword } = env
  const user = { email: adminEmail, name: messages.user.fallbackName }
  await rejectGuessable({ ...env, shop: await readShopDetails(db, env.shop) })
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

async function requireAccount(trx: Database, email: string): Promise<UserRow> {
  const user = await findUserByEmail(trx, email)
  if (!user) throw new StartError(`${email} has no account.`)
  return user
}
