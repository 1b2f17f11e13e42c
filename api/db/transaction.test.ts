import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, engines } from '../testing/database.ts'
import { metaRepository } from './meta.ts'
import type { Database } from './schema.ts'
import { transaction } from './transaction.ts'

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

  it('leaves nothing behind when the work fails', async () => {
    const failing = transaction(db, async (trx) => {
      await metaRepository(trx).set('half', 'done')
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await metaRepository(db).find('half')).toBeNull()
  })
})
