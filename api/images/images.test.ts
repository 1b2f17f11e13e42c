import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dayMs } from '../../contract/durations.ts'
import { endJob, insertJob } from '../background/jobs-repository.ts'
import { openDatabase } from '../db/database.ts'
import type { Database } from '../db/schema.ts'
import { createEmptyDatabase, type EmptyDatabase, engines } from '../testing/database.ts'
import { deriver } from '../testing/pictures/deriver.ts'
import { createEmptyStore, type EmptyStore, storeKinds } from '../testing/pictures/image-stores.ts'
import { makeUpload } from '../testing/pictures/pictures.ts'
import { deriveImage } from './derive.ts'
import { createImages, type Images } from './images.ts'
import { readFileName } from './names.ts'
import { openImageStore } from './open-store.ts'
import type { FileStore } from './store.ts'
import { sweepImages } from './sweep.ts'

const combinations = engines.flatMap((engine) => storeKinds.map((kind) => ({ engine, kind })))

describe.each(combinations)('on $engine with a $kind', ({ engine, kind }) => {
  let storages: [EmptyDatabase, EmptyStore]
  /**
   * Two processes on the same data; on SQLite they share a connection, since one that waits for
   * another in the same thread would wait for itself.
   */
  let here: { db: Database; images: Images }
  let there: { db: Database; images: Images }
  let store: FileStore
  const warnings: string[] = []
  const log = { warn: (_: object, text: string) => void warnings.push(text) }

  async function start(db?: Database) {
    const [database, files] = storages
    db ??= await openDatabase(database)
    store = await openImageStore(files)
    return {
      db,
      images: createImages({ db, store, log, deriver }),
    }
  }

  beforeAll(async () => {
    storages = [await createEmptyDatabase(engine), await createEmptyStore(kind)]
    here = await start()
    there = await start(engine === 'sqlite' ? here.db : undefined)
  })
  beforeEach(async () => {
    warnings.length = 0
    await here.db.deleteFrom('gallery_items').execute()
    await sweepImages(here.db, here.images, Date.now() + 2 * dayMs)
    expect(await listFiles()).toEqual([])
  })
  afterAll(async () => {
    await Promise.all([here.db.destroy(), there.db.destroy()])
    await Promise.all(storages.map((storage) => storage.remove()))
  })

  /** Replaces a record's picture; `seed` 0 only removes it. */
  const show = async ({ images }: { images: Images }, record: string, seed: number) =>
    images.writeWithUpload(seed ? await makeUpload(seed) : null, async (trx, image_id) => {
      const before = await trx
        .selectFrom('gallery_items')
        .select('image_id')
        .where('id', '=', record)
        .executeTakeFirst()
      await trx.deleteFrom('gallery_items').where('id', '=', record).execute()
      await trx
        .insertInto('gallery_items')
        .values({
          id: record,
          image_id,
          title: record,
          description: '',
          search_text: '',
          category_text: '',
          is_popular: 0,
          sort_order: 0,
          created_at: 0,
          updated_at: 0,
        })
        .execute()
      return { value: image_id, released: [before?.image_id ?? null] }
    })

  async function* listPictures() {
    for await (const file of store.list()) if (readFileName(file.name)) yield file
  }

  async function listFiles(): Promise<string[]> {
    const names = []
    for await (const { name } of store.list()) names.push(name)
    return names.sort()
  }

  /** Names of all files needed for the records' pictures. */
  async function listNeeded(): Promise<string[]> {
    const rows = await here.db
      .selectFrom('images')
      .innerJoin('gallery_items', 'image_id', 'images.id')
      .select(['images.id', 'variants'])
      .distinct()
      .execute()
    return rows
      .flatMap(({ id, variants }) => (JSON.parse(variants) as string[]).map((v) => id + v))
      .sort()
  }

  const countRows = async () => (await here.db.selectFrom('images').select('id').execute()).length

  it('pictures of records are stored with their record', async () => {
    const id = await show(here, 'a', 1)
    expect(id).toMatch(/^[0-9a-f]{32}$/)
    expect(await listFiles()).toEqual(await listNeeded())
    expect(await listFiles()).toContain(`${id}.webp`)
    expect(await countRows()).toBe(1)
  })

  it('pictures of records are removed once no record shows them', async () => {
    await show(here, 'a', 1)
    await show(here, 'b', 1)
    expect(await countRows()).toBe(1)
    await show(here, 'a', 2)
    expect(await listFiles()).toEqual(await listNeeded())
    expect(await countRows()).toBe(2)
    await show(here, 'b', 0)
    expect(await listFiles()).toEqual(await listNeeded())
    expect(await countRows()).toBe(1)
    await show(here, 'a', 0)
    expect(await listFiles()).toEqual([])
    expect(await countRows()).toBe(0)
  })

  it('pictures of records stay while a backup counts on them', async () => {
    await show(here, 'a', 1)
    const stored = await listFiles()
    const id = (await insertJob(here.db, 'backup')) ?? ''
    await show(here, 'a', 0)
    expect(await listFiles()).toEqual(stored)
    await endJob(here.db, id, 'done', {})
    await sweepImages(here.db, here.images, Date.now() + 2 * dayMs)
    expect(await listFiles()).toEqual([])
  })

  it('pictures of records stay when the same one is put again', async () => {
    await show(here, 'a', 1)
    await show(here, 'a', 1)
    expect(await listFiles()).toEqual(await listNeeded())
    expect(await listFiles()).not.toEqual([])
  })

  it('pictures of records leave nothing behind when the write fails', async () => {
    const failure = new Error('no such record')
    const write = () => Promise.reject(failure)
    await expect(here.images.writeWithUpload(await makeUpload(), write)).rejects.toBe(failure)
    expect(await listFiles()).toEqual([])
    expect(await countRows()).toBe(0)
  })

  it('pictures of records are not taken from another record when a write of the same picture fails', async () => {
    await show(here, 'a', 1)
    const write = () => Promise.reject(new Error('no such record'))
    await expect(here.images.writeWithUpload(await makeUpload(1), write)).rejects.toThrow()
    expect(await listFiles()).toEqual(await listNeeded())
    expect(await listFiles()).not.toEqual([])
  })

  it('a record is not left behind when a file of its picture cannot be stored', async () => {
    let puts = 0
    const failing: FileStore = {
      ...store,
      put: (name, bytes) =>
        ++puts === 2 ? Promise.reject(new Error('disk full')) : store.put(name, bytes),
    }
    const images = createImages({ db: here.db, store: failing, log, deriver })
    await expect(show({ images }, 'a', 1)).rejects.toThrow('disk full')
    expect(await here.db.selectFrom('gallery_items').select('id').execute()).toEqual([])
    expect(await listFiles()).toEqual([])
  })

  it('pictures of records that cannot be removed now are swept later, and the client is not bothered', async () => {
    const failing: FileStore = { ...store, remove: () => Promise.reject(new Error('read only')) }
    const images = createImages({ db: here.db, store: failing, log, deriver })
    await show({ images }, 'a', 1)
    await show({ images }, 'a', 2)
    expect(warnings).toHaveLength(1)
    expect(await listFiles()).not.toEqual(await listNeeded())
    await sweepImages(here.db, here.images, Date.now() + dayMs + 1000)
    expect(await listFiles()).toEqual(await listNeeded())
  })

  it('pictures of records without a record are swept a day after a crash, and no sooner', async () => {
    await show(here, 'a', 1)
    await store.put(`${'0'.repeat(32)}.webp`, Buffer.from('files were stored, then the power went'))
    await show(here, 'b', 2)
    await here.db.deleteFrom('gallery_items').where('id', '=', 'b').execute()
    const before = await listFiles()
    await sweepImages(here.db, here.images)
    expect(await listFiles()).toEqual(before)
    await Promise.all(
      [here, there].map((it) => sweepImages(it.db, it.images, Date.now() + 2 * dayMs)),
    )
    expect(await listFiles()).toEqual(await listNeeded())
    expect(await countRows()).toBe(1)
    expect(warnings).toEqual([])
  })

  it('pictures of records are whole when the same one is removed while they are being put on a record', async () => {
    await show(here, 'b', 1)
    let waiting = (await listFiles()).length
    const interrupted: FileStore = {
      ...store,
      async put(name, bytes) {
        await store.put(name, bytes)
        if (--waiting === 0) await show(there, 'b', 0)
      },
    }
    await show({ images: createImages({ db: here.db, store: interrupted, log, deriver }) }, 'a', 1)
    expect(await listFiles()).toEqual(await listNeeded())
    expect(await listFiles()).not.toEqual([])
  })

  async function tellWhenStored() {
    let missing = (await listFiles()).length
    const stored = Promise.withResolvers<void>()
    const telling: FileStore = {
      ...store,
      async put(name, bytes) {
        await store.put(name, bytes)
        if (--missing === 0) stored.resolve()
      },
    }
    return { telling, stored }
  }

  async function expectOnlyNeeded() {
    expect(await listFiles()).toEqual(await listNeeded())
    expect(await listFiles()).not.toEqual([])
  }

  it('pictures of records are whole when the same one is put on a record while they are being removed', async () => {
    await show(here, 'b', 1)
    const { telling, stored } = await tellWhenStored()
    let shown: Promise<unknown> | undefined
    const interrupted: FileStore = {
      ...store,
      async remove(names) {
        shown ??= show(
          { images: createImages({ db: there.db, store: telling, log, deriver }) },
          'a',
          1,
        )
        await stored.promise
        // Long enough for the other to finish if it were not kept waiting.
        await Promise.race([shown, deriveImage((await makeUpload(2)).bytes)])
        await store.remove(names)
      },
    }
    await show({ images: createImages({ db: here.db, store: interrupted, log, deriver }) }, 'b', 0)
    await shown
    await expectOnlyNeeded()
  })

  it('pictures of records are whole whatever two processes do at once', async () => {
    // From two days ahead, even a file being written would look abandoned.
    const sweeping = (images: Images) => ({ ...images, store: { ...store, list: listPictures } })
    for (let round = 0; round < 4; round++) {
      const work = [here, there].flatMap((process) =>
        ['a', 'b', 'c'].map((record, index) => show(process, record, (round + index) % 2)),
      )
      await Promise.all([
        ...work,
        sweepImages(here.db, sweeping(here.images), Date.now() + 2 * dayMs),
        sweepImages(there.db, sweeping(there.images), Date.now() + 2 * dayMs),
      ])
      const files = new Set(await listFiles())
      expect((await listNeeded()).filter((name) => !files.has(name))).toEqual([])
    }
    await sweepImages(here.db, here.images, Date.now() + 2 * dayMs)
    expect(await listFiles()).toEqual(await listNeeded())
  })
})
