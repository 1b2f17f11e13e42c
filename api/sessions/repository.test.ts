import { expect, it } from 'vitest'
import { openDatabase } from '../db/database.ts'
import { createMigratedDatabase } from '../testing/database.ts'
import { findEndReason, findSession } from './repository.ts'

it('the database is not asked for anything that cannot be a token', async () => {
  const database = await createMigratedDatabase('sqlite')
  const db = await openDatabase(database)
  await db.destroy()
  for (const text of ['junk', 'x'.repeat(42), 'x'.repeat(44), `${'x'.repeat(42)}.`]) {
    expect(await findSession(db, text)).toBeNull()
    expect(await findEndReason(db, text)).toBeNull()
  }
  await expect(findSession(db, 'x'.repeat(43))).rejects.toThrow()
  await database.remove()
})
