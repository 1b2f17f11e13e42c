import { randomUUIDv7 } from 'node:crypto'
import type { Selectable } from 'kysely'
import { messages } from '../../../contract/messages.ts'
import type { UsersTable } from '../../db/account-tables.ts'
import type { Database } from '../../db/schema.ts'
import { notFound } from '../../errors.ts'
import { logWrite } from '../../records/audit-log-repository.ts'
import type { Author } from '../../records/author.ts'

export type UserRow = Selectable<UsersTable>

/** A password's hash, and whether the program generated it: its owner is then asked to choose a new one. */
type NewPassword = { passwordHash: string; isGenerated?: boolean }

export async function findUserByEmail(db: Database, email: string): Promise<UserRow | null> {
  const row = await db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst()
  return row ?? null
}

export async function getUser(db: Database, id: string): Promise<UserRow> {
  const row = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return row
}

export async function listUsers(db: Database): Promise<UserRow[]> {
  return db.selectFrom('users').selectAll().orderBy('email').execute()
}

export async function createUser(
  db: Database,
  user: { email: string; name: string } & NewPassword,
  author: Author,
): Promise<UserRow> {
  const now = Date.now()
  const row = await db
    .insertInto('users')
    .values({
      id: randomUUIDv7(),
      email: user.email,
      name: user.name,
      role: messages.user.fallbackRole,
      password_hash: user.passwordHash,
      password_made_up: user.isGenerated ? 1 : 0,
      created_at: now,
      updated_at: now,
      updated_by: author.name,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const after = { name: row.name, email: row.email, role: row.role }
  await logWrite(db, author, { action: 'create', ...accountOf(row), after })
  return row
}

/** Updates columns of an account that the transaction has read. */
export async function updateUser(
  trx: Database,
  { id }: UserRow,
  columns: Partial<Pick<UserRow, 'name' | 'email' | 'active'>>,
  author: Author,
): Promise<UserRow> {
  return trx
    .updateTable('users')
    .set((eb) => ({
      ...columns,
      updated_at: Date.now(),
      updated_by: author.name,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Changes the password; null if it was changed since `known` was read. Links for setting a new password end. */
export async function updatePassword(
  db: Database,
  known: UserRow,
  { passwordHash, isGenerated }: NewPassword,
  author: Author,
): Promise<UserRow | null> {
  const row = await db
    .updateTable('users')
    .set((eb) => ({
      password_hash: passwordHash,
      password_made_up: isGenerated ? 1 : 0,
      updated_at: Date.now(),
      updated_by: author.name,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', known.id)
    .where('version', '=', known.version)
    .returningAll()
    .executeTakeFirst()
  if (!row) return null
  await deleteSignInLinks(db, row.id)
  await logWrite(db, author, { action: 'password-change', ...accountOf(row) })
  return row
}

/** Ends the links that would set a new password of an account. */
export async function deleteSignInLinks(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('account_links').where('user_id', '=', userId).execute()
}

/** Stores a new hash of the same password. */
export async function replaceHash(trx: Database, id: string, hash: string): Promise<void> {
  await trx.updateTable('users').set({ password_hash: hash }).where('id', '=', id).execute()
}

/** An account in the form of the audit log. */
export function accountOf({ id, email }: { id: string; email: string }) {
  return { entity: 'account' as const, id, name: email }
}
