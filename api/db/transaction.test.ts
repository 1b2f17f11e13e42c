import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, engines } from '../testing/database.ts'
import { isUnavailable } from './failures.ts'
import { metaRepository } from './meta.ts'
import type { Database } from './schema.ts'
import { snapshot, transaction } from './transaction.ts'

describe.each(engines)('transaction on %s', (engine) => {
  let db: Database
  let close: () => Promise<void>
  beforeAll(async () => {
    ;({ db, close } = await createTestDatabase(engine))
  })
  afterAll(() => close())

  it('loses no write among many that read first', async () => {
    await metaRepository(db).set('count', '0')
    const increment = () =>
      transaction(db, async (trx) => {
        const meta = metaRepository(trx)
        const count = Number(await meta.find('count'))
        await meta.set('count', String(count + 1))
      })
    await Promise.all(Array.from({ length: 8 }, increment))
    expect(await metaRepository(db).find('count')).toBe('8')
  })

  it('reads one state in a snapshot, whatever is written meanwhile', async () => {
    await metaRepository(db).set('state', 'before')
    const started = Promise.withResolvers<void>()
    const written = started.promise.then(() => metaRepository(db).set('state', 'after'))
    const seen = await snapshot(db, async (trx) => {
      const first = await metaRepository(trx).find('state')
      started.resolve()
      // On SQLite the write waits for the connection, and so for the end of this.
      if (engine === 'postgres') await written
      return [first, await metaRepository(trx).find('state')]
    })
    expect(seen).toEqual(['before', 'before'])
    await written
    expect(await metaRepository(db).find('state')).toBe('after')
  })

  it('leaves nothing behind when the work fails', async () => {
    const failing = transaction(db, async (trx) => {
      await metaRepository(trx).set('half', 'done')
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await metaRepository(db).find('half')).toBeNull()
  })
})

describe('a transaction whose connection is cut', () => {
  it('fails as unavailable, and the next one finds another connection', async () => {
    const { db, close } = await createTestDatabase('postgres')
    const cut = transaction(db, async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db)
      await metaRepository(trx).set('half', 'done')
    })
    expect(isUnavailable(await cut.catch((error) => error))).toBe(true)
    expect(await transaction(db, (trx) => metaRepository(trx).find('half'))).toBeNull()
    await close()
  })
})
