import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { dayMs } from '../../contract/durations.ts'
import { readEnv } from '../../env/env.ts'
import type { FileStore } from '../images/store.ts'
import { createTestDatabase } from '../testing/database.ts'
import { createEmptyStore, storeKinds } from '../testing/pictures/image-stores.ts'
import {
  createPublishedAssets,
  openAssetStore,
  sweepPublishedAssets,
} from './published-assets-repository.ts'

const [script, font] = ['home-page-Cc86C2rP.js', 'figtree_latin.400-D_-7VVBl.woff2']

describe.each(storeKinds)('in a %s', (kind) => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>
  let files: Awaited<ReturnType<typeof createEmptyStore>>
  let built: string
  let store: FileStore
  let assets: ReturnType<typeof createPublishedAssets>
  beforeEach(async () => {
    database = await createTestDatabase('sqlite')
    files = await createEmptyStore(kind)
    built = await mkdtemp(join(tmpdir(), 'vaagai-test-'))
    for (const name of [script, font]) await writeFile(join(built, name), `of ${name}`)
    store = openAssetStore(readEnv({ DATA_DIR: files.dataDir, ...files.settings }))
    assets = createPublishedAssets(database.db, store)
  })
  afterEach(async () => {
    await rm(built, { recursive: true })
    await files.remove()
    await database.close()
  })

  it('files of other versions’ pages are given out with their types, whichever process has published them', async () => {
    await Promise.all([assets.publish(built, [script, font]), assets.publish(built, [script])])
    const other = createPublishedAssets(database.db, store)
    const types = ['text/javascript; charset=utf-8', 'font/woff2']
    for (const [index, name] of [script, font].entries())
      expect(await other.open(name)).toEqual({
        bytes: Buffer.from(`of ${name}`),
        type: types[index],
      })
  })

  it('files of other versions’ pages are not given out where somebody else has put or changed them', async () => {
    await assets.publish(built, [script, font])
    await store.put('evil-Cc86C2rP.js', Buffer.from('alert(1)'))
    await store.put(script, Buffer.from(`xx ${script}`))
    await store.put(font, Buffer.from('longer than it was, by far'))
    for (const name of ['evil-Cc86C2rP.js', script, font])
      expect(await assets.open(name)).toBeNull()
  })

  it.each([
    'page-Cc86C2rP.html',
    'plain.js',
    '../catalogue.sqlite',
    '..%2Fcatalogue-Cc86C2rP.js',
    'a/b-Cc86C2rP.js',
    'a..b-Cc86C2rP.js',
    'home-page-Cc86C2rP.js\0.js',
    `${'a'.repeat(4000)}-Cc86C2rP.js`,
    '',
  ])('no file of other versions’ pages has the name %j', async (name) => {
    await writeFile(join(built, 'plain.js'), 'x')
    await assets.publish(built, ['plain.js'])
    expect(await assets.open(name)).toBeNull()
    expect(await database.db.selectFrom('published_assets').selectAll().execute()).toEqual([])
  })

  it('files of other versions’ pages go thirty days after the last process of their version', async () => {
    const now = Date.now()
    await assets.publish(built, [script, font], now)
    await assets.publish(built, [script], now + 2 * dayMs)
    await store.put('.draft-left-by-a-crash', Buffer.from('x'))
    await store.put('lost-Cc86C2rP.js', Buffer.from('x'))
    await sweepPublishedAssets(database.db, store, now + 30 * dayMs - 1)
    expect(await assets.open(font)).not.toBeNull()
    await sweepPublishedAssets(database.db, store, now + 31 * dayMs)
    expect(await assets.open(font)).toBeNull()
    expect(await assets.open(script)).not.toBeNull()
    expect((await Array.fromAsync(store.list())).map(({ name }) => name)).toEqual([script])
  })

  it('files of other versions’ pages fall to 64 MB in all, the oldest first, and none is larger than two', async () => {
    const now = Date.now()
    await writeFile(join(built, script), Buffer.alloc(2 * 1024 * 1024 + 1))
    await assets.publish(built, [script], now)
    const rows = Array.from({ length: 40 }, (_, index) => ({
      name: `part-${10_000_000 + index}.js`,
      sha256: '',
      bytes: 2 * 1024 * 1024,
      served_at: now + index,
    }))
    await database.db.insertInto('published_assets').values(rows).execute()
    await sweepPublishedAssets(database.db, store, now + dayMs)
    const left = await database.db.selectFrom('published_assets').select('name').execute()
    expect(left.map(({ name }) => name).toSorted()).toEqual(rows.slice(8).map(({ name }) => name))
  })
})
