import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bothEngines, createTestDatabase } from '../testing/database.ts'
import { isUnavailable } from './failures.ts'
import { findMeta, setMeta } from './meta.ts'
import type { Database } from './schema.ts'
import { snapshot, transaction } from './transaction.ts'

describe.each(bothEngines)('on %s', (engine) => {
  let db: Database
  let close: () => Promise<void>
  beforeAll(async () => {
    ;({ db, close } = await createTestDatabase(engine))
  })
  afterAll(() => close())

  it('a transaction loses no write among many that read first', async () => {
    await setMeta(db, 'count', '0')
    const increment = () =>
      transaction(db, async (trx) => {
        const count = Number(await findMeta(trx, 'count'))
        await setMeta(trx, 'count', String(count + 1))
      })
    await Promise.all(Array.from({ length: 8 }, increment))
    expect(await findMeta(db, 'count')).toBe('8')
  })

  it('a transaction reads one state in a snapshot, whatever is written meanwhile', async () => {
    await setMeta(db, 'state', 'before')
    const started = Promise.withResolvers<void>()
    const written = started.promise.then(() => setMeta(db, 'state', 'after'))
    const seen = await snapshot(db, async (trx) => {
      const first = await findMeta(trx, 'state')
      started.resolve()
      // On SQLite the write waits for the connection, and so for the end of this transaction.
      if (engine === 'postgres') await written
      return [first, await findMeta(trx, 'state')]
    })
    expect(seen).toEqual(['before', 'before'])
    await written
    expect(await findMeta(db, 'state')).toBe('after')
  })

  it('a transaction leaves nothing behind when the work fails', async () => {
    const failing = transaction(db, async (trx) => {
      await setMeta(trx, 'half', 'done')
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await findMeta(db, 'half')).toBeNull()
  })
})

describe('cut connections', () => {
  it('a transaction whose connection is cut fails as unavailable, and the next one finds another connection', async () => {
    const { db, close } = await createTestDatabase('postgres')
    const cut = transaction(db, async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db)
      await setMeta(trx, 'half', 'done')
    })
    expect(isUnavailable(await cut.catch((error) => error))).toBe(true)
    expect(await transaction(db, (trx) => findMeta(trx, 'half'))).toBeNull()
    await close()
  })
})
