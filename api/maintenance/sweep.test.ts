import { existsSync } from 'node:fs'
import { utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import fastify from 'fastify'
import { afterEach, expect, it, vi } from 'vitest'
import { minuteMs } from '../../contract/durations.ts'
import { limits } from '../../contract/limits.ts'
import { readEnv } from '../../env/env.ts'
import { readSchedule, savePruning } from '../backups/jobs/schedule-repository.ts'
import { makeBackupName } from '../backups/storage/backup-names.ts'
import { openBackupStorage } from '../backups/storage/backup-storage.ts'
import { createImages } from '../images/images.ts'
import { openImageStore } from '../images/open-store.ts'
import { createTestDatabase } from '../testing/database.ts'
import { createEmptyStore } from '../testing/pictures/image-stores.ts'
import { sweep, sweepHourly } from './sweep.ts'

afterEach(() => {
  vi.useRealTimers()
})

it('the sweep comes soon after a start and each hour, and finishes before the server has closed', async () => {
  const folder = await createEmptyStore('folder')
  const { db, close } = await createTestDatabase('sqlite')
  const store = await openImageStore(folder)
  const server = fastify()
  const names = [`${'a'.repeat(32)}.webp`, '.draft-left-by-a-crash', 'notes-of-the-owner.txt']
  for (const name of names) {
    await store.put(name, Buffer.from('x'))
    await utimes(join(folder.dataDir, 'uploads', name), 0, 0)
  }

  const env = readEnv({ DATA_DIR: folder.dataDir })
  const storage = await openBackupStorage(env)
  const upload = makeBackupName('upload')
  const parts = [0, 1].map((part) => join(folder.dataDir, 'backups', `${upload}.00000${part}`))
  for (const part of [0, 1]) await storage.putPart(upload, part, Buffer.from('x'))
  const draft = join(folder.dataDir, 'backups', '.draft-left-by-a-crash')
  await writeFile(draft, 'x')
  // Only uploads that nobody continues.
  for (const path of [parts[0] ?? '', draft]) await utimes(path, 0, 0)

  await savePruning(db, false)

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  sweepHourly(server, { db, env, images: createImages({ db, store, log: server.log }) })
  await server.ready()
  vi.advanceTimersByTime(4 * minuteMs)
  expect(await store.has(names[0] ?? '')).toBe(true)
  vi.advanceTimersByTime(minuteMs)
  await vi.waitUntil(async () => (await readSchedule(db)).unpruned === 0, 60_000)
  expect(await store.has(names[0] ?? '')).toBe(false)

  await store.put(names[0] ?? '', Buffer.from('x'))
  await utimes(join(folder.dataDir, 'uploads', names[0] ?? ''), 0, 0)
  await vi.advanceTimersByTimeAsync(60 * minuteMs)
  await server.close()

  const left = await Promise.all(names.map((name) => store.has(name)))
  expect(left).toEqual([false, false, true])
  expect([...parts, draft].map((path) => existsSync(path))).toEqual([false, true, false])
  expect(await readSchedule(db)).toMatchObject({ unpruned: 0 })
  await close()
  await folder.remove()
})

it('the sweep deletes the keys of creates after a day', async () => {
  const folder = await createEmptyStore('folder')
  const { db, close } = await createTestDatabase('sqlite')
  const now = Date.now()
  const { retentionMs } = limits.idempotencyKey
  const ages = { kept: retentionMs - minuteMs, forgotten: retentionMs + minuteMs }
  const rows = Object.entries(ages).map(([key, age]) => ({
    account_id: 'meena',
    key,
    content_hash: '',
    record_id: '',
    created_at: now - age,
  }))
  await db.insertInto('idempotency_keys').values(rows).execute()
  const images = createImages({ db, store: await openImageStore(folder), log: { warn: () => {} } })
  await sweep({ db, env: readEnv({ DATA_DIR: folder.dataDir }), images }, now)
  const left = await db.selectFrom('idempotency_keys').select('key').execute()
  expect(left).toEqual([{ key: 'kept' }])
  await close()
  await folder.remove()
})

it('the sweep goes on with all else where a part fails, and says which', async () => {
  const folder = await createEmptyStore('folder')
  const { db, close } = await createTestDatabase('sqlite')
  const store = await openImageStore(folder)
  const name = `${'a'.repeat(32)}.webp`
  await store.put(name, Buffer.from('x'))
  await utimes(join(folder.dataDir, 'uploads', name), 0, 0)
  await db.schema.dropTable('orders').execute()

  const images = createImages({ db, store, log: { warn: () => {} } })
  const swept = sweep({ db, env: readEnv({ DATA_DIR: folder.dataDir }), images })
  await expect(swept).rejects.toMatchObject({
    errors: [{ message: expect.stringContaining('no such table: orders') }],
  })
  expect(await store.has(name)).toBe(false)
  await close()
  await folder.remove()
})
