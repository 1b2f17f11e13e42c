import { expect, it } from 'vitest'
import { apiPaths } from '../../contract/paths.ts'
import { reopenForWrites } from '../db/closing.ts'
import type { FileStore } from '../images/store.ts'
import { createRandom } from '../testing/random.ts'
import { createTestSite, describeSite, fillCatalogue } from '../testing/site.ts'
import { moveSite } from './move.ts'

const seed = Number(process.env.TEST_SEED ?? 1975)
const ignore = () => {}

it('moves a site to PostgreSQL and a bucket, however often that is cut off', async () => {
  console.info(`Moving, seed ${seed}`)
  const random = createRandom(seed)
  const from = await createTestSite('sqlite', 'folder')
  const to = await createTestSite('postgres', 'bucket')
  await fillCatalogue(from.api, random)
  const source = { db: from.api.db, store: from.api.images.store }
  const target = { db: to.api.db, store: to.api.images.store }

  let cutOff = 0
  for (;;) {
    let left = 1 + random.below(3)
    const unsteady: FileStore = {
      ...target.store,
      async put(name, bytes) {
        if (left-- === 0) throw new Error('cut off')
        return target.store.put(name, bytes)
      },
    }
    try {
      await moveSite(source, { ...target, store: unsteady }, ignore)
      break
    } catch (error) {
      expect(error).toEqual(new Error('cut off'))
      cutOff += 1
      // Nothing has moved yet, and the old site goes on.
      expect((await to.api.call('GET', apiPaths.products)).json().data).toEqual([])
      await from.api.callAsAdmin('POST', apiPaths.categories, {
        payload: { name: `Cut ${cutOff}` },
      })
    }
  }
  expect(cutOff).toBeGreaterThan(2)
  const whole = await describeSite(from.api)
  expect(await describeSite(to.api)).toEqual(whole)
  // Whoever was signed in still is.
  const { headers } = { headers: from.api.admin }
  expect((await to.api.call('GET', apiPaths.me, { headers })).statusCode).toBe(200)

  const write = () =>
    from.api.callAsAdmin('POST', apiPaths.categories, { payload: { name: 'Too late' } })
  expect((await write()).statusCode).toBe(503)
  expect((await from.api.call('GET', apiPaths.categories)).statusCode).toBe(200)

  // Once more, when it is done, it only compares.
  const { tables } = await moveSite(source, target, ignore)
  expect(tables).toMatchObject({ categories: whole.tables.categories?.length })
  await reopenForWrites(from.api.db)
  expect((await write()).statusCode).toBe(201)
  await from.close()
  await to.close()
})

it('leaves a database alone that holds another site', async () => {
  const from = await createTestSite('sqlite', 'folder')
  const to = await createTestSite('postgres', 'folder')
  await fillCatalogue(to.api, createRandom(seed))
  const before = await describeSite(to.api)
  const places = [from, to].map(({ api }) => ({ db: api.db, store: api.images.store }))
  const [source, target] = places as [
    Parameters<typeof moveSite>[0],
    Parameters<typeof moveSite>[1],
  ]
  await expect(moveSite(source, target, ignore)).rejects.toThrow(/holds another site already/)
  expect(await describeSite(to.api)).toEqual(before)
  await from.close()
  await to.close()
})
