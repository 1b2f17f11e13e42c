import { setImmediate, setTimeout as wait } from 'node:timers/promises'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { backupMessages } from '../../../contract/backups/messages.ts'
import { apiPaths } from '../../../contract/paths.ts'
import { createAdministrator } from '../../features/accounts/administrators.ts'
import { createS3Store } from '../../images/s3-store.ts'
import type { FileStore } from '../../images/store.ts'
import { backUp } from '../../testing/backup.ts'
import { engines } from '../../testing/database.ts'
import { startOddBucket } from '../../testing/pictures/odd-bucket.ts'
import { createRandom } from '../../testing/random.ts'
import { restoreInto } from '../../testing/restore.ts'
import { createTestSite, describeSite, fillContent } from '../../testing/site.ts'
import { chooseStore, createBackupStorage } from './backup-storage.ts'

describe.each(engines)('on %s', (engine) => {
  /** A site with more content than its backup. */
  async function createChangedSite() {
    const { api, close } = await createTestSite(engine, 'folder')
    onTestFinished(close)
    await createAdministrator(api.db, { email: 'owner@example.com', name: 'Owner' })
    const backup = await backUp({ api })
    await fillContent(api, createRandom(7))
    const folder = chooseStore(api.env)
    await folder.prepare()
    const restoreBeside = (store: FileStore) =>
      restoreInto({ api, storage: createBackupStorage(store, 1) }, () => backup.read())
    return { api, folder, restoreBeside }
  }

  it('a restore gives up a store for backups that hangs: others read and write, and the rest is as it was', async () => {
    const { api, restoreBeside } = await createChangedSite()
    const before = await describeSite(api)
    const hung = Promise.withResolvers<void>()
    const bucket = await startOddBucket(({ method }, response) => {
      if (method === 'PUT') hung.resolve()
      else response.end('<ListBucketResult></ListBucketResult>')
    })
    const restoring = restoreBeside(createS3Store(bucket, { prefix: '', headersOf: () => ({}) }))
    const refused = expect(restoring).rejects.toThrow(backupMessages.tooSlow)
    await hung.promise
    const read = api.callAsAdmin('GET', apiPaths.auditLog)
    const written = api.callAsAdmin('PUT', apiPaths.settings, { payload: { name: 'Chekku' } })
    expect((await read).statusCode).toBe(200)
    expect((await written).statusCode).toBe(200)
    await refused
    const { tables, files } = await describeSite(api)
    const { shop_settings } = before.tables
    expect(tables.shop_settings).toHaveLength((shop_settings?.length ?? 0) + 1)
    expect({ tables: { ...tables, shop_settings }, files }).toEqual(before)
  })

  /** A site of about 2.4 MB, and a store that accepts parts as `take` decides. */
  async function createSlowLine(take: (bytes: number) => Promise<void>) {
    const { api, folder, restoreBeside } = await createChangedSite()
    const bulk = Array.from({ length: 240 }, (_, part) => ({
      key: `bulk ${part}`,
      value: 'x'.repeat(10_000),
    }))
    await api.db.insertInto('meta').values(bulk).execute()
    const slow: FileStore = {
      ...folder,
      async put(name, bytes) {
        await take(bytes.length)
        await folder.put(name, bytes)
      },
    }
    return { api, folder, restore: () => restoreBeside(slow) }
  }

  it('a restore waits for a store on a slow line, as long as it takes what it is sent', async () => {
    // Longer than one call may take, by a clock that only advances with the parts.
    vi.useFakeTimers({ toFake: ['performance'] })
    onTestFinished(() => void vi.useRealTimers())
    const start = performance.now()
    const { folder, restore } = await createSlowLine(async (bytes) => {
      // Only then does the site wait for the store.
      await setImmediate()
      vi.advanceTimersByTime(bytes / 400)
    })
    await restore()
    expect(performance.now() - start).toBeGreaterThan(6000)
    const [kept] = await createBackupStorage(folder, 1).list()
    expect(kept?.kind).toBe('before-restore')
    expect(kept?.bytes).toBeGreaterThan(2_400_000)
  })

  it('a restore gives up a store that takes each part, but too long for all of them', async () => {
    const { api, folder, restore } = await createSlowLine((bytes) => wait(bytes / 100))
    const before = await describeSite(api)
    await expect(restore()).rejects.toThrow(backupMessages.tooSlow)
    expect(await describeSite(api)).toEqual(before)
    expect(await createBackupStorage(folder, 1).list()).toEqual([])
  })

  it('a restore that gives up its store keeps no copy that the store completes after all', async () => {
    const { folder, restoreBeside } = await createChangedSite()
    const [late, arrived] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const laggard: FileStore = {
      ...folder,
      async put(name, bytes) {
        if (!name.endsWith('.end')) return folder.put(name, bytes)
        await late.promise
        await folder.put(name, bytes)
        arrived.resolve()
      },
    }
    await expect(restoreBeside(laggard)).rejects.toThrow(backupMessages.tooSlow)
    late.resolve()
    await arrived.promise
    const left = () => Array.fromAsync(folder.list())
    await vi.waitFor(async () => expect(await left()).toEqual([]), { timeout: 60_000 })
  })
})
