import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { limits } from '../../contract/limits.ts'
import { createLocalStore } from '../images/local-store.ts'
import { createBackupStorage, makeBackupName } from './backup-storage.ts'
import { BackupError } from './format.ts'

async function createStorage() {
  const folder = await mkdtemp(join(tmpdir(), 'vaagai-backups-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  return { folder, storage: createBackupStorage(createLocalStore(folder), 1) }
}

it('does not publish a backup of which a part is gone', async () => {
  const { folder, storage } = await createStorage()
  const name = makeBackupName('backup')
  const draft = storage.draft(name)
  const writer = draft.sink.getWriter()
  await writer.write(Buffer.from('x'))
  await writer.close()
  await storage.remove(name)
  await expect(draft.publish()).rejects.toThrow(BackupError)
  expect(await readdir(folder)).toEqual([])
})

it('removes what is left of a killed backup, but not of one that may still be written', async () => {
  const { folder, storage } = await createStorage()
  const [old, young] = [makeBackupName('automatic'), makeBackupName('automatic')]
  for (const name of [old, young])
    for (const part of [0, 1]) await storage.putPart(name, part, Buffer.from('x'))
  for (const part of [`${old}.000000`, `${old}.000001`, `${young}.000000`])
    await utimes(join(folder, part), 0, 0)
  await storage.draft(makeBackupName('backup')).sink.close()
  expect((await readdir(folder)).toSorted()).toEqual([`${young}.000000`, `${young}.000001`])
})

it('has room for so many unfinished uploads and so many bytes of them', async () => {
  const { storage } = await createStorage()
  const names = Array.from({ length: limits.backup.unfinished }, () => makeBackupName('upload'))
  for (const name of names) await storage.putPart(name, 0, Buffer.from('x'))
  const [first = ''] = names
  expect(await storage.hasRoomFor(first, 1)).toBe(true)
  expect(await storage.hasRoomFor(first, limits.backup.unfinishedBytes)).toBe(false)
  const another = makeBackupName('upload')
  expect(await storage.hasRoomFor(another, 1)).toBe(false)
  await storage.complete(first, 1)
  expect(await storage.hasRoomFor(another, 1)).toBe(true)
})
