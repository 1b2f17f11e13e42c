import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { backupLimits } from '../../../contract/backups/limits.ts'
import { indiaOffset } from '../../../contract/india-time.ts'
import { createLocalStore } from '../../images/local-store.ts'
import type { FileStore } from '../../images/store.ts'
import { BackupError } from '../format/format.ts'
import { makeBackupName } from './backup-names.ts'
import { createBackupStorage } from './backup-storage.ts'

async function createStorage() {
  const folder = await mkdtemp(join(tmpdir(), 'vaagai-backups-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return { folder, storage: createBackupStorage(createLocalStore(folder), 1) }
}

it('the name of a backup says the day and hour of India', () => {
  vi.useFakeTimers({ now: Date.parse('2026-12-02T21:00:05.123Z') })
  onTestFinished(() => void vi.useRealTimers())
  expect(makeBackupName('automatic')).toMatch(/^automatic-20261203-023005123-[0-9a-f]{6}$/)
})

it('the storage does not publish a backup of which a part is gone', async () => {
  const { folder, storage } = await createStorage()
  const name = makeBackupName('backup')
  const partial = storage.createPartial(name)
  const writer = partial.sink.getWriter()
  await writer.write(Buffer.from('x'))
  await writer.close()
  await storage.remove(name)
  await expect(partial.publish()).rejects.toThrow(BackupError)
  expect(await readdir(folder)).toEqual([])
})

it('the storage does not publish a backup that the store has cut short without a word', async () => {
  const { folder } = await createStorage()
  const store = createLocalStore(folder)
  const put: FileStore['put'] = (name, bytes) => store.put(name, bytes.subarray(0, 1))
  const partial = createBackupStorage({ ...store, put }, 1).createPartial(
    makeBackupName('before-restore'),
  )
  const writer = partial.sink.getWriter()
  await writer.write(Buffer.from('xyz'))
  await writer.close()
  await expect(partial.publish()).rejects.toThrow(BackupError)
  await partial.discard()
  expect(await readdir(folder)).toEqual([])
})

it('the storage removes what is left of a killed backup, but not of one that may still be written', async () => {
  const { folder, storage } = await createStorage()
  const [old, young] = [makeBackupName('automatic'), makeBackupName('automatic')]
  for (const name of [old, young])
    for (const part of [0, 1]) await storage.putPart(name, part, Buffer.from('x'))
  for (const part of [`${old}.000000`, `${old}.000001`, `${young}.000000`])
    await utimes(join(folder, part), 0, 0)
  await storage.createPartial(makeBackupName('backup')).sink.close()
  expect((await readdir(folder)).toSorted()).toEqual([`${young}.000000`, `${young}.000001`])
})

it('the storage keeps the newest of unfinished uploads, and counts none that is complete', async () => {
  const { storage } = await createStorage()
  const nameAt = (count: number) => makeBackupName('upload').replace(/\d{9}-/, `${1e8 + count}-`)
  const names = Array.from({ length: backupLimits.unfinished + 2 }, (_, count) => nameAt(count))
  const [complete = '', oldest = '', ...others] = names
  const begin = async (name: string) => {
    await storage.beginUpload(name)
    await storage.putPart(name, 0, Buffer.from('x'))
  }
  await begin(complete)
  expect(await storage.complete(complete, 1)).toBe(true)
  for (const name of [oldest, ...others]) await begin(name)
  const open = await Promise.all(names.map((name) => storage.takesParts(name)))
  expect(open).toEqual([false, false, ...others.map(() => true)])
  expect(await storage.has(complete)).toBe(true)
  expect(await storage.complete(oldest, 1)).toBe(false)
})

it('the storage keeps as many unfinished uploads where all begin at once', async () => {
  const { storage } = await createStorage()
  const names = Array.from({ length: 3 * backupLimits.unfinished }, () => makeBackupName('upload'))
  await Promise.all(names.map((name) => storage.beginUpload(name)))
  const open = await Promise.all(names.map((name) => storage.takesParts(name)))
  expect(open.filter(Boolean)).toHaveLength(backupLimits.unfinished)
})

it.each(['before', 'while'] as const)(
  'the storage shows no upload as complete whose parts are removed %s it is completed',
  async (moment) => {
    const { folder } = await createStorage()
    const store = createLocalStore(folder)
    const storage = createBackupStorage(store, 1)
    const name = makeBackupName('upload')
    await storage.beginUpload(name)
    await storage.putPart(name, 0, Buffer.from('x'))
    const removed: FileStore = {
      ...store,
      async put(file, bytes) {
        await storage.remove(name)
        await store.put(file, bytes)
      },
    }
    const completed: FileStore = {
      ...store,
      async *list() {
        const files = await Array.fromAsync(store.list())
        await storage.complete(name, 1)
        yield* files
      },
    }
    if (moment === 'before') await createBackupStorage(removed, 1).complete(name, 1)
    else await createBackupStorage(completed, 1).remove(name)
    expect(await readdir(folder)).toEqual([])
  },
)

it('the storage deletes no complete backup where the store lists none of them for once', async () => {
  const { folder } = await createStorage()
  const store = createLocalStore(folder)
  const name = makeBackupName('backup')
  const names = [`${name}.000000`, `${name}.end`]
  for (const file of names) {
    await store.put(file, Buffer.from('{"parts":1,"bytes":20}'))
    await utimes(join(folder, file), 0, 0)
  }
  const forgetful = (missed: number): FileStore => ({
    ...store,
    async *list() {
      if (missed-- > 0) return
      yield* store.list()
    },
  })
  await createBackupStorage(forgetful(1), 1).prune()
  await createBackupStorage(forgetful(1), 1).createPartial(makeBackupName('backup')).sink.close()
  expect((await readdir(folder)).toSorted()).toEqual(names)
})

it.each([
  ['hours', indiaOffset],
  ['years', 1e12],
])(
  'the storage keeps a new backup beside as many that a wrong clock has dated %s ahead',
  async (_, away) => {
    const { storage } = await createStorage()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + away })
    const ahead = makeBackupName('automatic')
    vi.useRealTimers()
    const made = makeBackupName('automatic')
    for (const name of [ahead, made]) {
      await storage.putPart(name, 0, Buffer.from('x'))
      await storage.complete(name, 1)
    }
    await storage.prune()
    expect((await storage.list()).map(({ name }) => name)).toEqual([made])
  },
)

it('the storage leaves uploads that are no backup off the list, keeps others beside them, and deletes them an hour later', async () => {
  const { folder, storage } = await createStorage()
  const [good, ...unusable] = Array.from({ length: 5 }, () => makeBackupName('upload'))
  for (const name of [good ?? '', ...unusable]) {
    await storage.putPart(name, 0, Buffer.from('x'))
    await storage.complete(name, 1)
  }
  for (const name of unusable) await storage.markUnusable(name)
  const [old = ''] = unusable
  await utimes(join(folder, `${old}.unusable`), 0, 0)
  expect((await storage.list()).map(({ name }) => name)).toEqual([good])
  await storage.prune()
  expect((await storage.list()).map(({ name }) => name)).toEqual([good])
  const kept = (await readdir(folder)).map((file) => file.split('.')[0])
  expect(new Set(kept)).toEqual(new Set([good, ...unusable.slice(1)]))
})

it('the storage shows and opens the other backups where the end of one cannot be read', async () => {
  const { folder, storage } = await createStorage()
  const [broken, good] = [makeBackupName('backup'), makeBackupName('automatic')]
  for (const name of [broken, good]) {
    await storage.putPart(name, 0, Buffer.from('x'))
    await storage.complete(name, 1)
  }
  await writeFile(join(folder, `${broken}.end`), '<html>')
  const sizes = (await storage.list()).map(({ name, bytes }) => [name, bytes])
  expect(Object.fromEntries(sizes)).toEqual({ [broken]: 0, [good]: 1 })
  expect(await storage.open(broken)).toBeNull()
  expect(await storage.open(good)).not.toBeNull()
})
