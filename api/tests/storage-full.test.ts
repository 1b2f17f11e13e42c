import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { messages } from '../../contract/messages.ts'
import { apiPaths } from '../../contract/paths.ts'
import { findLatestJob } from '../background/jobs-repository.ts'
import { startJob } from '../backups/jobs/job.ts'
import { presentJob } from '../backups/presenter.ts'
import { openDatabase } from '../db/database.ts'
import { createS3Store } from '../images/s3-store.ts'
import { isStorageFull } from '../storage-full.ts'
import { createTestApi, type TestApi } from '../testing/api.ts'
import { bothEngines, createEmptyDatabase } from '../testing/database.ts'

/** Ways to fill a database, and to free space again. */
const disks = {
  sqlite: {
    fill: ['pragma max_page_count = 1'],
    clear: ['pragma max_page_count = 1000000'],
  },
  // On a real disk only the server itself can report this, with these words and this code.
  postgres: {
    fill: [
      `create function reject_for_want_of_room() returns trigger language plpgsql as
        $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`,
      'create trigger full_disk before insert on products execute function reject_for_want_of_room()',
    ],
    clear: ['drop trigger full_disk on products'],
  },
}

describe.each(bothEngines)('with no room left in the database, on %s', (engine) => {
  let api: TestApi
  let category: string
  beforeAll(async () => {
    api = await createTestApi(engine)
    const oils = { payload: { name: 'Oils' } }
    category = (await api.callAsAdmin('POST', apiPaths.categories, oils)).json().data._id
  })
  afterAll(() => api.close())

  const run = async (commands: string[]) => {
    for (const command of commands) await sql.raw(command).execute(api.db)
  }
  const create = () =>
    api.callAsAdmin('POST', apiPaths.products, {
      payload: { name: 'Oil', category, description: crypto.randomUUID().repeat(100) },
    })

  it('a write is rejected with that very reason, and done once there is some', async () => {
    await run(disks[engine].fill)
    let response = await create()
    // The last pages of a file may have room for a few more rows.
    for (let left = 500; response.statusCode === 201 && left > 0; left--) response = await create()
    expect(response.statusCode).toBe(503)
    expect(response.json()).toEqual({ success: false, message: messages.storage.full })
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0)
    expect((await api.call('GET', apiPaths.products)).statusCode).toBe(200)
    await run(disks[engine].clear)
    expect((await create()).statusCode).toBe(201)
  })
})

describe.each([
  ['an S3 store with a full disk', 507, ''],
  ['a quota', 403, '<Error><Code>QuotaExceeded</Code></Error>'],
])('%s', (_, status, body) => {
  it('a store without room is told apart from one that is gone, also where a backup ends', async () => {
    const server = createServer((_request, response) => response.writeHead(status).end(body))
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const { port } = server.address() as AddressInfo
    const keys = { region: 'x', accessKeyId: 'x', secretAccessKey: 'x' }
    const endpoint = `http://127.0.0.1:${port}`
    const store = createS3Store(
      { endpoint, bucket: 'x', ...keys },
      { prefix: 'backups/', headersOf: () => ({}) },
    )
    const failure = await store.put('x', new Uint8Array(1)).catch((error) => error)
    expect(isStorageFull(failure)).toBe(true)
    server.close()
    await once(server, 'close')
    expect(isStorageFull(await store.check().catch((error) => error))).toBe(false)

    const database = await createEmptyDatabase('postgres')
    const db = await openDatabase(database)
    const { ended } = await startJob(db, { kind: 'backup' }, () => Promise.reject(failure))
    await expect(ended).rejects.toBe(failure)
    const job = await findLatestJob(db)
    expect(job && presentJob(job, false)).toMatchObject({
      state: 'failed',
      message: messages.storage.full,
    })
    await db.destroy()
    await database.remove()
  })
})
