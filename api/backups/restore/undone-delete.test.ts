import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { expect, it } from 'vitest'
import { apiPaths, fillPath } from '../../../contract/paths.ts'
import { engines } from '../../testing/database.ts'
import { createMemoryBackup } from '../../testing/memory-file.ts'
import { makeForm } from '../../testing/multipart.ts'
import { makeUpload } from '../../testing/pictures/pictures.ts'
import { createTestSite } from '../../testing/site.ts'
import { makeBackup } from '../make/make-backup.ts'

it.each(engines)('a picture is backed up after its delete was undone on %s', async (engine) => {
  const { api, close } = await createTestSite(engine, 'folder')
  const create = async (path: string, ...form: Parameters<typeof makeForm>) => {
    const answer = await api.callAsAdmin('POST', path, { payload: makeForm(...form) })
    return answer.json().data._id as string
  }
  const category = await create(apiPaths.categories, { name: 'Oils' })
  const id = await create(apiPaths.products, { name: 'Sesame', category }, await makeUpload())
  for (const [method, path] of [
    ['DELETE', apiPaths.product],
    ['POST', apiPaths.productRestore],
  ] as const)
    expect((await api.callAsAdmin(method, fillPath(path, { id }))).statusCode).toBe(200)

  const source = { db: api.db, store: api.images.store, shopName: 'Test' }
  const { pictures, missing } = await makeBackup(source, createMemoryBackup())
  expect({ pictures, missing }).toEqual({ pictures: 1, missing: [] })
  await close()
})

it.each(engines)(
  'what waits in the trash of a picture whose files are gone is backed up on %s',
  async (engine) => {
    const { api, close } = await createTestSite(engine, 'folder')
    const post = async (path: string, ...form: Parameters<typeof makeForm>) =>
      (await api.callAsAdmin('POST', path, { payload: makeForm(...form) })).json().data
    const { _id: category } = await post(apiPaths.categories, { name: 'Oils' })
    await post(apiPaths.products, { name: 'Sesame', category }, await makeUpload())
    const { store } = api.images
    const picture = await api.db
      .selectFrom('images')
      .select(['id', 'width', 'height', 'placeholder'])
      .executeTakeFirstOrThrow()
    for (const { name } of await Array.fromAsync(store.list())) {
      const stored = await store.open(name)
      const file = {
        image_id: picture.id,
        variant: name.slice(picture.id.length),
        picture: JSON.stringify(picture),
        bytes: await buffer(stored?.stream ?? Readable.from([])),
      }
      await api.db.insertInto('deleted_files').values(file).execute()
      await store.remove([name])
    }

    const { missing } = await makeBackup(
      { db: api.db, store, shopName: 'Test' },
      createMemoryBackup(),
    )
    expect(missing).toEqual([picture.id])
    await close()
  },
)
