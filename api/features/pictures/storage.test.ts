import { expect, it, onTestFinished } from 'vitest'
import { dayMs } from '../../../contract/durations.ts'
import { versionLimits } from '../../../contract/history/limits.ts'
import { makeBackup } from '../../backups/make/make-backup.ts'
import { wrapOriginal } from '../../images/derive.ts'
import { deriveOriginals } from '../../images/originals.ts'
import { deletePastPictures } from '../../images/past-pictures-repository.ts'
import { sweepImages } from '../../images/sweep.ts'
import { clearTrash } from '../../records/trash-repository.ts'
import { backUp } from '../../testing/backup.ts'
import { engines } from '../../testing/database.ts'
import { createMemoryBackup } from '../../testing/memory-file.ts'
import { makeForm } from '../../testing/multipart.ts'
import { drawPicture, makeUpload } from '../../testing/pictures/pictures.ts'
import { restoreInto } from '../../testing/restore.ts'
import { createTestSite, signInAgain, type TestSite } from '../../testing/site.ts'

type Picture = { _id: string; image: string; alt: string }

const twoDays = 2 * dayMs

/** A site with a product that has the maximum number of pictures, each with its number as its text. */
async function createSite(engine: (typeof engines)[number], pictures = 3) {
  const site = await createTestSite(engine, engine === 'postgres' ? 'bucket' : 'folder')
  onTestFinished(site.close)
  const { api } = site
  const category = await send(site, 'POST', '/categories', { name: 'Oils' })
  const form = makeForm({ name: 'Oil', category: category._id }, await makeUpload(1))
  const { _id: id } = await send(site, 'POST', '/products', form)
  for (let number = 2; number <= pictures; number++) {
    const words = makeForm({ alt: String(number) }, await makeUpload(number))
    await send(site, 'POST', `/products/${id}/images`, words)
  }
  const read = async ({ api }: TestSite = site) =>
    (await api.call('GET', `/products/${id}`)).json().data as { image: string; images: Picture[] }
  const removeFiles = async ({ image }: Picture) => {
    const names = (await Array.fromAsync(api.images.store.list())).map(({ name }) => name)
    await api.images.store.remove(names.filter((name) => image.includes(name.slice(0, 32))))
  }
  return { site, api, id, read, removeFiles }
}

async function send(
  { api }: TestSite,
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  payload?: object,
) {
  const response = await api.callAsAdmin(method, path, payload && { payload })
  expect(response.statusCode, response.body).toBeLessThan(300)
  return response.json().data
}

const isServed = async ({ api }: TestSite, { image }: Picture) =>
  (await api.ask(image)).statusCode === 200

it.each(engines)(
  'the sweep leaves the pictures of a product on %s, and takes the others',
  async (engine) => {
    const { site, api, id, read } = await createSite(engine)
    const [, second, third] = (await read()).images
    await api.db.deleteFrom('product_pictures').where('id', '=', String(third?._id)).execute()
    await sweepImages(api.db, api.images, Date.now() + twoDays)
    expect(await isServed(site, second as Picture)).toBe(true)
    expect(await isServed(site, third as Picture)).toBe(false)
    await send(site, 'DELETE', `/products/${id}`)
    await sweepImages(api.db, api.images, Date.now() + twoDays)
    const left = await Array.fromAsync(api.images.store.list())
    expect(left).toEqual([])
  },
)

it.each(engines)('the trash is emptied of pictures on %s, with their files', async (engine) => {
  const { site, api, id, read } = await createSite(engine)
  const [, second] = (await read()).images
  await send(site, 'DELETE', `/products/${id}/images/${second?._id}`)
  await send(site, 'DELETE', `/products/${id}`)
  await deletePastPictures(api.db, Date.now() + versionLimits.picturesMs)
  await clearTrash(api.db, Date.now() + 1)
  const kept = [
    await api.db.selectFrom('deleted_records').select('id').execute(),
    await api.db.selectFrom('deleted_files').select('image_id').execute(),
  ]
  expect(kept.flat()).toEqual([])
  const restore = `/products/${id}/images/${second?._id}/restore`
  expect((await api.callAsAdmin('POST', restore)).statusCode).toBe(404)
})

it.each(engines)('the newest pictures that no record shows are kept on %s', async (engine) => {
  const { api } = await createSite(engine, 1)
  const now = Date.now()
  const count = versionLimits.pictures + 2
  const rows = Array.from({ length: count }, (_, index) => ({
    image_id: index.toString(16).padStart(32, '0'),
    released_at: now - index,
  }))
  await api.db.insertInto('past_pictures').values(rows).execute()
  await deletePastPictures(api.db, now)
  const left = api.db.selectFrom('past_pictures').selectAll().orderBy('released_at', 'desc')
  expect(await left.execute()).toEqual(rows.slice(0, versionLimits.pictures))
})

it.each(engines)(
  'a backup of %s does without a further picture whose files are lost',
  async (engine) => {
    const { site, api, id, read, removeFiles } = await createSite(engine)
    const before = await read()
    const [first, second, third] = before.images
    await removeFiles(second as Picture)
    const backup = createMemoryBackup()
    const { missing } = await makeBackup(
      { db: api.db, store: api.images.store, shopName: 'Test' },
      backup,
    )
    expect(missing).toEqual([second?.image.match(/[0-9a-f]{32}/)?.[0]])
    await restoreInto(site, () => backup.read())
    await signInAgain(api)
    expect((await read()).images).toEqual([first, third])
    const order = { order: [third?._id, first?._id] }
    await send(site, 'PUT', `/products/${id}/images`, order)
    expect((await read()).image).toBe(third?.image)
  },
)

it.each(engines)(
  'the next picture moves up on %s where a backup does without the first one',
  async (engine) => {
    const { site, api, id, read, removeFiles } = await createSite(engine)
    const [first, second, third] = (await read()).images
    await removeFiles(first as Picture)
    const backup = await backUp({ api })
    await restoreInto(site, () => backup.read())
    const { image, images } = await read()
    expect([image, images]).toEqual([second?.image, [second, third]])
    const listed = await api.call('GET', '/products', { query: { ids: id } })
    expect(listed.json().data).toMatchObject([{ image: second?.image }])
  },
)

it.each(engines)(
  'a product that was deleted before there were several pictures comes back on %s',
  async (engine) => {
    const { site, api, id, read } = await createSite(engine, 1)
    const before = await read()
    await send(site, 'DELETE', `/products/${id}`)
    const { record } = await api.db
      .selectFrom('deleted_records')
      .select('record')
      .executeTakeFirstOrThrow()
    const fields = Object.entries(JSON.parse(record)).filter(
      ([name]) => !name.startsWith('picture_'),
    )
    const older = { record: JSON.stringify(Object.fromEntries(fields)) }
    await api.db.updateTable('deleted_records').set(older).execute()
    await send(site, 'POST', `/products/${id}/restore`)
    expect((await read()).images).toEqual(before.images)
  },
)

it.each(engines)(
  'a product comes back on %s without what was lost of its pictures',
  async (engine) => {
    const { site, api, id, read } = await createSite(engine)
    const [first, second, third] = (await read()).images
    await send(site, 'DELETE', `/products/${id}`)
    const lost = first?.image.match(/[0-9a-f]{32}/)?.[0] ?? ''
    await api.db.deleteFrom('deleted_files').where('image_id', '=', lost).execute()
    await send(site, 'POST', `/products/${id}/restore`)
    expect(await read()).toMatchObject({ image: second?.image, images: [second, third] })
  },
)

it.each(engines)(
  'a picture as it came and the same one derived become one on %s',
  async (engine) => {
    const { api, id, read } = await createSite(engine, 2)
    const [, second] = (await read()).images
    const bytes = await drawPicture({ seed: 2 }).png().toBuffer()
    const original = await wrapOriginal(bytes)
    await api.images.writeWithImages([original], async (trx) => {
      const row = { product_id: id, position: 2, kind: 'use' as const, alt: '', alt_ta: '' }
      await trx
        .insertInto('product_pictures')
        .values({ ...row, id: 'original', image_id: original.id })
        .execute()
      return { value: undefined, released: [] }
    })
    await deriveOriginals(api)
    expect((await read()).images).toMatchObject([{}, { image: second?.image }])
    expect((await read()).images).toHaveLength(2)
  },
)
