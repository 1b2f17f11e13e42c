import { expect, it } from 'vitest'
import { apiPaths, fillPath } from '../../contract/paths.ts'
import { engines } from '../testing/database.ts'
import { memoryDraft } from '../testing/memory-draft.ts'
import { makeForm } from '../testing/multipart.ts'
import { makeUpload } from '../testing/pictures.ts'
import { createTestSite } from '../testing/site.ts'
import { makeBackup } from './make-backup.ts'

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

  const source = { db: api.db, store: api.images.store, site: 'Test' }
  const { pictures, missing } = await makeBackup(source, memoryDraft())
  expect({ pictures, missing }).toEqual({ pictures: 1, missing: [] })
  await close()
})
