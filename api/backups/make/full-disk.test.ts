import { execFile } from 'node:child_process'
import { mkdtemp, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { backupLimits } from '../../../contract/backups/limits.ts'
import { openDatabase } from '../../db/database.ts'
import { setMeta } from '../../db/meta.ts'
import { createAdministrator } from '../../features/accounts/administrators.ts'
import { createLocalStore } from '../../images/local-store.ts'
import { type FileStore, StoreUnavailable } from '../../images/store.ts'
import { createEmptyDatabase } from '../../testing/database.ts'
import { makeBackupName } from '../storage/backup-names.ts'
import { createBackupStorage } from '../storage/backup-storage.ts'
import { makeBackup } from './make-backup.ts'

const root = join(import.meta.dirname, '../../..')

it('a backup on a full disk leaves nothing behind, and says why in a line', async () => {
  const database = await createEmptyDatabase('postgres')
  onTestFinished(database.remove)
  const db = await openDatabase(database)
  for (let part = 0; part < 20; part++) await setMeta(db, `bulk ${part}`, 'x'.repeat(10_000))
  await createAdministrator(db, { email: 'owner@example.com', name: 'Owner' })
  await db.destroy()
  const folder = await mkdtemp(join(database.dataDir, 'backups-'))
  const env = {
    PATH: process.env.PATH,
    DATA_DIR: database.dataDir,
    DATABASE_URL: database.databaseUrl,
  }
  /** Limits the size of files in blocks, which looks like a full disk to the writer. */
  const backUp = (blocks: string) =>
    new Promise<{ isDone: boolean; said: string }>((resolve) => {
      const words = [process.execPath, 'api/backups/backup-cli.ts', join(folder, 'x.tar')]
      const command = `ulimit -f ${blocks}; exec "$0" "$@"`
      execFile('sh', ['-c', command, ...words], { cwd: root, env }, (error, _said, said) =>
        resolve({ isDone: error === null, said }),
      )
    })
  const { isDone, said } = await backUp('64')
  expect(said.trim()).toMatch(/^EFBIG.*$/)
  expect(isDone).toBe(false)
  expect(await readdir(folder)).toEqual([])
  expect(await backUp('unlimited')).toEqual({ isDone: true, said: '' })
  expect(await readdir(folder)).toEqual(['x.tar'])
})

it.each(['a part', 'the end'])(
  'a backup that the site keeps leaves nothing behind where %s has no room',
  async (what) => {
    const database = await createEmptyDatabase('sqlite')
    onTestFinished(database.remove)
    const folder = join(database.dataDir, 'backups')
    const kept = createLocalStore(folder)
    await kept.prepare()
    const full = what === 'a part' ? /\.000001$/ : /\.end$/
    const tried: string[] = []
    const store: FileStore = {
      ...kept,
      async put(name, bytes) {
        tried.push(name)
        if (full.test(name)) throw new StoreUnavailable('no room')
        await kept.put(name, bytes)
      },
    }
    const storage = createBackupStorage(store, 1)
    const db = await openDatabase(database)
    await createAdministrator(db, { email: 'owner@example.com', name: 'Owner' })
    const bulk = Array.from({ length: (1.2 * backupLimits.part) / 10_000 }, (_, part) => ({
      key: `bulk ${part}`,
      value: 'x'.repeat(10_000),
    }))
    await db.insertInto('meta').values(bulk).execute()
    const source = {
      db,
      store: createLocalStore(join(database.dataDir, 'uploads')),
      shopName: 'Test',
    }
    const made = makeBackup(source, storage.createPartial(makeBackupName('backup')))
    await expect(made).rejects.toThrow('no room')
    await db.destroy()
    expect(tried.length).toBeGreaterThan(1)
    expect(await readdir(folder)).toEqual([])
  },
)
