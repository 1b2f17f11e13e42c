import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { layLine } from '../../../tools/testing/lay-line.ts'
import { CurrentProductIndex } from '../../features/search/current-product-index.ts'
import { createMigratedDatabase, type EmptyDatabase } from '../../testing/database.ts'
import { isResponding, openDatabase } from '../database.ts'
import { DatabaseHangs } from '../failures.ts'
import type { Database } from '../schema.ts'
import { transaction } from '../transaction.ts'

describe('a guard against hanging', () => {
  let database: EmptyDatabase
  let db: Database
  let line: Awaited<ReturnType<typeof layLine>>
  beforeAll(async () => {
    database = await createMigratedDatabase('postgres')
  })
  afterAll(async () => {
    await database.remove()
  })

  const ask = () => sql<{ one: number }>`select 1 as one`.execute(db)
  const hangs = { status: 'rejected', reason: expect.any(DatabaseHangs) }

  it('a PostgreSQL that hangs fails all that waits for it, and what comes next at once, until it goes on', async () => {
    const url = new URL(database.databaseUrl ?? '')
    line = await layLine(url.hostname, Number(url.port))
    url.hostname = '127.0.0.1'
    url.port = String(line.port)
    db = await openDatabase({ dataDir: database.dataDir, databaseUrl: url.href })
    const index = new CurrentProductIndex(db, () => undefined)
    await index.catchUp()

    line.freeze()
    const reading = Array.from({ length: 20 }, ask)
    const writing = transaction(db, (trx) => sql`delete from meta`.execute(trx))
    const searching = Array.from({ length: 20 }, () => index.read(() => 'found'))
    const waiting = await Promise.allSettled([...reading, writing, ...searching])
    for (const outcome of waiting) expect(outcome).toMatchObject(hangs)
    await expect(ask()).rejects.toThrow(DatabaseHangs)
    expect(await isResponding(db)).toBe(false)

    line.thaw()
    await expect.poll(() => isResponding(db), { timeout: 30_000 }).toBe(true)
    expect((await ask()).rows).toEqual([{ one: 1 }])
    expect(await index.read(() => 'found')).toBe('found')
    await index.close()
    await db.destroy()
  })

  it('a PostgreSQL that takes long for one statement, and answers others, does not count as hanging', async () => {
    db = await openDatabase(database)
    const slow = sql`select pg_sleep(5)`.execute(db)
    await expect(slow).resolves.toMatchObject({ rows: [{}] })
    await db.destroy()
  })
})
