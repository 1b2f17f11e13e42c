import type { Database } from '../../db/schema.ts'
import { createUser } from '../../features/accounts/repository.ts'
import { commandLineAuthor } from '../../records/author.ts'

type Person = { email: string; name: string; passwordHash: string }

/** Leaves only these accounts, and no failure to sign in; returns their ids, in the same order. */
export async function replaceAccounts(db: Database, people: Person[]): Promise<string[]> {
  await db.deleteFrom('users').execute()
  await db.deleteFrom('login_failures').execute()
  const ids: string[] = []
  for (const person of people) ids.push((await createUser(db, person, commandLineAuthor)).id)
  return ids
}
