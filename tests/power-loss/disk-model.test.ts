import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createRandom } from '../../api/testing/random.ts'
import { createLedger } from '../faults/fixtures/ledger.ts'
import { createLossyDisk, type LossyDisk } from './lossy-disk.ts'
import { beginLosses } from './shop.ts'

const root = join(import.meta.dirname, '..', '..')

/** Takes from a power cut all that may be taken. */
const strictest = { ...createRandom(1), pick: <T>(items: readonly T[]) => items[0] as T }

/** Runs a module in a folder that loses what was not synced; `at` makes paths in it. */
function run({ folder, settings }: LossyDisk, module: string): void {
  const source = `
    const at = (name) => ${JSON.stringify(folder)} + '/' + name
    const fs = await import('node:fs')
    function sync(name) { const file = fs.openSync(at(name)); fs.fsyncSync(file); fs.closeSync(file) }
    ${module}`
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module-typescript', '-e', source],
    { cwd: root, env: settings, encoding: 'utf8' },
  )
  expect(status, stderr).toBe(0)
}

describe('the model of a disk', () => {
  it('a power cut takes what was written since a file was synced', async () => {
    const disk = await createLossyDisk()
    run(
      disk,
      `fs.writeFileSync(at('a'), 'kept'); sync('a'); sync('')
      fs.appendFileSync(at('a'), ' and lost')`,
    )
    disk.lose(strictest)
    expect(readFileSync(join(disk.folder, 'a'), 'utf8')).toBe('kept')
  })

  it('a power cut takes names of synced files where their folder was not synced, and brings removed ones back', async () => {
    const disk = await createLossyDisk()
    run(
      disk,
      `for (const name of ['old', 'gone']) { fs.writeFileSync(at(name), name); sync(name) }
      sync('')
      fs.writeFileSync(at('new'), 'new'); sync('new')
      fs.renameSync(at('old'), at('other')); fs.unlinkSync(at('gone'))`,
    )
    disk.lose(strictest)
    expect(readdirSync(disk.folder).toSorted()).toEqual(['gone', 'old'])
  })
})

describe('after a power cut', () => {
  it('a folder that was made is there with those above it', async () => {
    const disk = await createLossyDisk()
    run(
      disk,
      `const { makeFolder } = await import('./env/make-folder.ts')
      makeFolder(at('shop/data/uploads'))`,
    )
    disk.lose(strictest)
    expect(existsSync(join(disk.folder, 'shop/data/uploads'))).toBe(true)
  })

  it('a file is as the store of pictures and backups has put it, and gone if it has removed it', async () => {
    const disk = await createLossyDisk()
    run(
      disk,
      `const { createLocalStore } = await import('./api/images/local-store.ts')
      const store = createLocalStore(at('shop/uploads'))
      await store.prepare()
      for (const name of ['a', 'b']) await store.put(name, Buffer.alloc(10_000, name))
      await store.remove(['a'])`,
    )
    disk.lose(strictest)
    const folder = join(disk.folder, 'shop', 'uploads')
    expect(readdirSync(folder)).toEqual(['b'])
    expect(readFileSync(join(folder, 'b'), 'utf8')).toBe('b'.repeat(10_000))
  })

  it('what a process that was killed has stored is there once another one uses the store', async () => {
    const disk = await createLossyDisk()
    run(
      disk,
      `const { createLocalStore } = await import('./api/images/local-store.ts')
      const store = createLocalStore(at('uploads'))
      await store.prepare()
      fs.writeFileSync(at('uploads/a'), 'a'); sync('uploads/a')
      await store.prepare()`,
    )
    disk.lose(strictest)
    expect(readdirSync(join(disk.folder, 'uploads'))).toEqual(['a'])
  })
})

it('the recorder misses nothing of what a site does to its disk', async () => {
  const { random, openShop } = beginLosses('nothing')
  const { disk, start } = await openShop()
  const product = await start()
  const ledger = createLedger(random)
  await ledger.turnTo(product.address)
  for (let left = 20; left > 0; left--) await ledger.write()
  expect(await product.stop()).toBe(0)
  const { recorded, written } = disk.compare()
  expect(Object.keys(written).length).toBeGreaterThan(5)
  expect(recorded).toEqual(written)
})
