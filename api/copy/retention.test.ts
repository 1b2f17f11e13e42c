import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { mkdtemp, readdir, rm, stat, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { dayMs } from '../../contract/durations.ts'
import type { CopyAddress } from '../../env/copy-settings.ts'
import { openDatabase } from '../db/database.ts'
import { saveImage } from '../images/repository.ts'
import { createEmptyDatabase } from '../testing/database.ts'
import { createEmptyStore, storeKinds } from '../testing/pictures/image-stores.ts'
import { createImageMirror } from './copy-images.ts'
import { openCopyTarget } from './copy-target.ts'
import { startLitestream } from './litestream.ts'

async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'vaagai-copy-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function bytesIn(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const sizes = files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size)
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

describe.each(storeKinds)('in a %s', (kind) => {
  async function openCopy() {
    const database = await createEmptyDatabase('sqlite')
    const files = await createEmptyStore(kind)
    const db = await openDatabase(database)
    onTestFinished(async () => {
      await db.destroy()
      await database.remove()
      await files.remove()
    })
    const at = (folder: string): CopyAddress =>
      files.s3
        ? { kind: 's3', s3: files.s3, prefix: `${folder}/` }
        : { kind: 'folder', folder: join(files.dataDir, folder) }
    const { pictures: store } = openCopyTarget(at('site'))
    const target = openCopyTarget(at('copy'))
    for (const folder of [store, target.pictures, target.deleted]) await folder.prepare()
    return { db, store, target, copier: createImageMirror({ db, store, target }) }
  }

  const id = 'a'.repeat(32)
  const bytes = Buffer.from('a picture')
  const files = ['.jpg', '-320.webp'].map((variant) => ({ variant, bytes }))
  const names = async (store: { list(): AsyncIterable<{ name: string }> }) =>
    (await Array.fromAsync(store.list())).map(({ name }) => name).toSorted()

  it('a copy of pictures gets each file with the next look, and keeps it a week after its picture is deleted', async () => {
    const { db, store, target, copier } = await openCopy()
    for (const { variant } of files) await store.put(id + variant, bytes)
    await saveImage(db, { id, width: 1, height: 1, placeholder: '', files })
    await copier.copyNew()
    const both = [`${id}-320.webp`, `${id}.jpg`]
    expect(await names(target.pictures)).toEqual(both)

    await db.deleteFrom('images').execute()
    await copier.copyEverything()
    await copier.copyEverything(Date.now() + 6.9 * dayMs)
    expect(await names(target.pictures)).toEqual(both)
    await copier.copyEverything(Date.now() + 7.1 * dayMs)
    expect(await names(target.pictures)).toEqual([])
    expect(await names(target.deleted)).toEqual([])
  })

  it('a copy of pictures keeps what came back within the week', async () => {
    const { db, store, target, copier } = await openCopy()
    for (const { variant } of files) await store.put(id + variant, bytes)
    await saveImage(db, { id, width: 1, height: 1, placeholder: '', files })
    await copier.copyEverything()
    await db.deleteFrom('images').execute()
    await copier.copyEverything()
    expect(await names(target.deleted)).toEqual([id])
    await saveImage(db, { id, width: 1, height: 1, placeholder: '', files })
    await copier.copyEverything()
    await copier.copyEverything(Date.now() + 8 * dayMs)
    expect(await names(target.deleted)).toEqual([])
    expect(await names(target.pictures)).toHaveLength(2)
  })
})

it('a copy of a database keeps what is older than a week only as far as a restore needs it', async () => {
  const folder = await makeFolder()
  const copy = join(folder, 'copy')
  const database = join(folder, 'catalogue.sqlite')
  using file = new DatabaseSync(database, { timeout: 30_000 })
  file.exec('pragma journal_mode = wal; create table notes (text)')
  const litestream = await startLitestream({
    program: undefined,
    folder,
    database,
    address: { kind: 'folder', folder: copy },
    onMessage: () => {},
  })
  const write = (rows: number) => {
    for (let row = 0; row < rows; row++)
      file.prepare('insert into notes values (hex(randomblob(2000)))').run()
  }
  write(300)
  const isCopied = async () => {
    const { seen, copied } = await litestream.readProgress().catch(() => ({ seen: 1, copied: 0 }))
    return JSON.stringify(seen) === JSON.stringify(copied)
  }
  await vi.waitUntil(isCopied, { timeout: 60_000 })
  await litestream.end()
  const before = await bytesIn(copy)
  expect(before).toBeGreaterThan(500_000)

  // Nine days later, with checks every second instead of every ten minutes and every hour.
  const old = new Date(Date.now() - 9 * dayMs)
  for (const { parentPath, name } of await readdir(copy, { recursive: true, withFileTypes: true }))
    await utimes(join(parentPath, name), old, old)
  const config = join(folder, 'litestream.json')
  writeFileSync(
    config,
    readFileSync(config, 'utf8').replace('"10m"', '"1s"').replace('"1h"', '"1s"'),
  )
  file.exec('delete from notes; vacuum')
  const again = spawn(packaged(), ['replicate', '-config', config], { stdio: 'ignore' })
  onTestFinished(() => void again.kill('SIGKILL'))
  // Litestream may rename or remove files between a listing and a read; then the listing is repeated.
  await vi.waitFor(async () => expect(await bytesIn(copy)).toBeLessThan(before / 10), {
    timeout: 60_000,
  })
  again.kill()
  await once(again, 'exit')
})

function packaged(): string {
  return join(import.meta.dirname, '../../node_modules/@flydotio/litestream-linux-x64/litestream')
}
