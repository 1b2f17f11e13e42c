import { openDatabase } from '../../api/db/database.ts'
import { limits } from '../../contract/limits.ts'
import { readEnv } from '../../env/env.ts'
import type { Site } from './site.ts'

/** Lets so much time pass since the password was given in any session that it has to be given again. */
export async function ageSessions({ settings }: Pick<Site, 'settings'>): Promise<void> {
  const db = await openDatabase(readEnv(settings))
  await db
    .updateTable('sessions')
    .set({ password_confirmed_at: Date.now() - limits.session.confirmed - 1000 })
    .execute()
  await db.destroy()
}
