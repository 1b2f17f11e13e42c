import { sql } from 'kysely'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { endJob, findLatestJob, insertJob } from '../../background/jobs-repository.ts'
import type { Engine } from '../../db/column-types.ts'
import type { Database } from '../../db/schema.ts'
import { transaction } from '../../db/transaction.ts'
import { createAdministrator } from '../../features/accounts/administrators.ts'
import { backUp } from '../../testing/backup.ts'
import { createTestDatabase, engines } from '../../testing/database.ts'
import { createRandom } from '../../testing/random.ts'
import { restoreInto } from '../../testing/restore.ts'
import { createTestSite, describeSite, fillContent } from '../../testing/site.ts'
import { JobInterruptedError, startJob } from './job.ts'

/** A site, and a backup of it. */
async function createBackedUpSite(engine: Engine) {
  const site = await createTestSite(engine, 'folder')
  onTestFinished(site.close)
  const { db } = site.api
  await createAdministrator(db, { email: 'owner@example.com', name: 'Owner' })
  return { site, backup: await backUp(site) }
}

describe.each(engines)('on %s', (engine) => {
  async function createDatabase() {
    const { db, close } = await createTestDatabase(engine)
    onTestFinished(close)
    return db
  }

  it('the outcome of a job stays what was committed with it, whatever fails afterwards', async () => {
    const db = await createDatabase()
    const { ended } = await startJob(db, { kind: 'restore' }, async (job) => {
      await transaction(db, async (trx) => {
        await job.lock(trx)
        await job.finish(trx, { is: 'there' })
      })
      throw new Error('too late')
    })
    await expect(ended).rejects.toThrow('too late')
    expect(await findLatestJob(db)).toMatchObject({ state: 'done', detail: '{"is":"there"}' })
  })

  it('the outcome of a job is a failure where the transaction was rolled back', async () => {
    const db = await createDatabase()
    const { ended } = await startJob(db, { kind: 'restore' }, (job) =>
      transaction(db, async (trx) => {
        await job.lock(trx)
        await job.finish(trx, {})
        throw new Error('no')
      }),
    )
    await expect(ended).rejects.toThrow('no')
    expect(await findLatestJob(db)).toMatchObject({ state: 'failed' })
  })

  it('the outcome of a job is not committed where another job has begun since its lease ran out', async () => {
    const db = await createDatabase()
    const { ended } = await startJob(db, { kind: 'restore' }, async (job) => {
      await db.updateTable('maintenance_jobs').set({ alive_until: 1 }).execute()
      const other = (await insertJob(db, 'backup')) ?? ''
      await transaction(db, (trx) => job.finish(trx, {})).finally(() =>
        endJob(db, other, 'done', {}),
      )
      return {}
    })
    await expect(ended).rejects.toThrow(JobInterruptedError)
  })

  it('a failed backup leaves no copy where it is known that nothing was committed', async () => {
    const { site, backup } = await createBackedUpSite(engine)
    const restoring = restoreInto(site, () => backup.read(), {
      job: { lock: async () => {}, finish: () => Promise.reject(new Error('no')) },
    })
    await expect(restoring).rejects.toThrow('no')
    expect(await site.storage.list()).toEqual([])
  })

  it('a backup job fails where the second read of a backup has fewer pictures than the first', async () => {
    const { api, storage, close } = await createTestSite(engine, 'folder')
    onTestFinished(close)
    const { db } = api
    await createAdministrator(db, { email: 'owner@example.com', name: 'Owner' })
    const without = await backUp({ api })
    await fillContent(api, createRandom(7))
    const reads = [await backUp({ api }), without]
    const before = await describeSite(api)
    const restoring = restoreInto({ api, storage }, () => (reads.shift() ?? without).read())
    await expect(restoring).rejects.toThrow('changed while it was read')
    expect(await describeSite(api)).toEqual(before)
  })
})

it('a job on postgres leaves the copy of the site before where the answer to the commit is lost', async () => {
  const { site, backup } = await createBackedUpSite('postgres')
  const restoring = restoreInto(site, () => backup.read(), {
    job: { lock: async () => {}, finish: (trx) => endConnectionOf(trx, site.api.db) },
  })
  await expect(restoring).rejects.toThrow()
  expect(await site.storage.list()).toMatchObject([{ kind: 'before-restore' }])
})

/** Ends the connection of a transaction, which notices only at its next statement, the commit. */
async function endConnectionOf(trx: Database, db: Database): Promise<void> {
  const own = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx)
  const pid = own.rows[0]?.pid
  await sql`select pg_terminate_backend(${pid}::int)`.execute(db)
  await vi.waitUntil(
    async () => {
      const left = await sql`select 1 from pg_stat_activity where pid = ${pid}::int`.execute(db)
      return left.rows.length === 0
    },
    { timeout: 60_000 },
  )
}
