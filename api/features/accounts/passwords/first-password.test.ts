import { readdir } from 'node:fs/promises'
import { expect, it, onTestFinished } from 'vitest'
import { readEnv } from '../../../../env/env.ts'
import { openDatabase, openUnmigrated } from '../../../db/database.ts'
import { bothEngines, createEmptyDatabase } from '../../../testing/database.ts'
import { createFirstAdministrator, requireFirstPassword } from '../administrators.ts'

it.each(bothEngines)(
  'a first password that is easily guessed leaves nothing on %s',
  async (engine) => {
    const { dataDir, databaseUrl, remove } = await createEmptyDatabase(engine)
    onTestFinished(remove)
    const database = { DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) }
    const weak = readEnv({ ...database, ADMIN_PASSWORD: 'password1234' })
    await expect(requireFirstPassword(weak)).rejects.toThrow(/^ADMIN_PASSWORD: This password is/)
    expect(await readdir(dataDir)).toEqual([])
    if (databaseUrl) {
      await using db = await openUnmigrated(weak)
      expect(await db.introspection.getTables()).toEqual([])
    }
    const good = readEnv({ ...database, ADMIN_PASSWORD: 'correct horse battery' })
    await requireFirstPassword(good)
    await using db = await openDatabase(good)
    await createFirstAdministrator(db, good)
    await requireFirstPassword(weak)
  },
)
