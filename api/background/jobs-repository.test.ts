import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { indiaOffset } from '../../contract/india-time.ts'
import type { Database } from '../db/schema.ts'
import { transaction } from '../db/transaction.ts'
import { bothEngines, createTestDatabase } from '../testing/database.ts'
import { endJob, findLatestJob, insertJob, mayRemoveFiles, renewJob } from './jobs-repository.ts'

describe.each(bothEngines)('on %s', (engine) => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>
  let db: Database
  beforeAll(async () => {
    database = await createTestDatabase(engine)
    db = database.db
  })
  afterAll(() => database.close())

  const finish = async () => {
    const id = (await insertJob(db, 'check')) ?? ''
    await endJob(db, id, 'done', {})
    return id
  }

  it('maintenance jobs keep the figures with which they ended', async () => {
    await renewJob(db, await finish(), { done: 1, total: 9 })
    expect(await findLatestJob(db)).toMatchObject({ state: 'done', done: 0, total: 0 })
  })

  it('maintenance jobs are deleted but for the last of them', async () => {
    const ids: string[] = []
    for (let count = 0; count < 25; count++) ids.push(await finish())
    const kept = await db.selectFrom('maintenance_jobs').select('id').orderBy('id').execute()
    // Ids from the same millisecond have no defined order.
    expect(kept.map(({ id }) => id)).toEqual(ids.toSorted().slice(-20))
  })

  it('maintenance jobs that were begun by a clock that was ahead neither hold up nor hide a later one', async () => {
    onTestFinished(() => {
      vi.useRealTimers()
    })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + indiaOffset })
    for (let count = 0; count < 25; count++) await finish()
    await insertJob(db, 'backup')
    vi.useRealTimers()
    expect(await transaction(db, mayRemoveFiles)).toBe(true)
    const id = (await insertJob(db, 'restore')) ?? ''
    expect(await findLatestJob(db)).toMatchObject({ id, state: 'running' })
    await endJob(db, id, 'done', {})
  })

  it.runIf(engine === 'postgres')(
    'maintenance jobs begin once files that are being removed are gone',
    async () => {
      let hasBegun = false
      const waiting = sql`
      select 1 from pg_locks as l join pg_database as d on d.oid = l.database
      where not granted and datname = current_database()`
      const beginning = await transaction(db, async (trx) => {
        expect(await mayRemoveFiles(trx)).toBe(true)
        const begun = insertJob(db, 'backup').then((id) => {
          hasBegun = true
          return id
        })
        const isWaiting = async () => (await waiting.execute(trx)).rows.length > 0
        await vi.waitUntil(async () => hasBegun || (await isWaiting()), { timeout: 60_000 })
        expect(hasBegun).toBe(false)
        return { begun }
      })
      expect(await beginning.begun).not.toBeNull()
    },
  )
})
