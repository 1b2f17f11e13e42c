import { expect, it, onTestFinished } from 'vitest'
import type { Engine } from '../../db/column-types.ts'
import { backUp } from '../../testing/backup.ts'
import { directions } from '../../testing/database.ts'
import { makeForm } from '../../testing/multipart.ts'
import { makeUpload } from '../../testing/pictures/pictures.ts'
import { restoreInto } from '../../testing/restore.ts'
import { createTestSite, openTestSite, signInAgain, type TestSite } from '../../testing/site.ts'
import { moveSite } from '../move/move.ts'

/** A site with a product whose first version had another name and picture. */
async function openSiteWithPast(engine: Engine = 'sqlite') {
  const site = await openTestSite(engine)
  const { api } = site
  const payload = { name: 'Oils' }
  const category = await api.create('/categories', payload)
  const form = async (seed: number, name: string) =>
    makeForm({ name, category }, await makeUpload(seed))
  const created = await api.callAsAdmin('POST', '/products', { payload: await form(1, 'First') })
  const path = `/products/${created.json().data._id}`
  const first = await read(site, path)
  await api.callAsAdmin('PUT', path, { payload: await form(2, 'Second') })
  return { site, path, first }
}

async function read({ api }: TestSite, path: string): Promise<{ image: string }> {
  const { updatedAt: _, ...data } = (await api.callAsAdmin('GET', path)).json().data
  return data
}

async function readVersions({ api }: TestSite, path: string) {
  return (await api.callAsAdmin('GET', `${path}/history`)).json().data
}

async function expectBack(site: TestSite, path: string, first: { image: string }) {
  const restored = await site.api.callAsAdmin('POST', `${path}/history/1/restore`)
  expect([restored.statusCode, restored.body]).toEqual([200, expect.any(String)])
  expect(await read(site, path)).toEqual(first)
  expect((await site.api.app.inject(first.image)).statusCode).toBe(200)
}

it.each(directions)(
  'a backup from $from carries to $to what records were, and the pictures that they showed',
  async ({ from, to }) => {
    const { site, path, first } = await openSiteWithPast(from)
    const history = await readVersions(site, path)
    expect((await site.api.app.inject(first.image)).statusCode).toBe(404)
    const other = await createTestSite(to, 'bucket')
    onTestFinished(other.close)
    await other.api.db.deleteFrom('users').execute()
    await restoreInto(other, (await backUp(site)).read)
    await signInAgain(other.api)
    expect(await readVersions(other, path)).toEqual(history)
    await expectBack(other, path, first)
  },
)

it('a move to PostgreSQL takes along what records were, and the pictures that they showed', async () => {
  const { site, path, first } = await openSiteWithPast()
  const other = await openTestSite('postgres')
  const target = { db: other.api.db, store: other.api.images.store }
  await moveSite({ db: site.api.db, store: site.api.images.store }, target, () => {})
  other.api.admin.authorization = site.api.admin.authorization
  await expectBack(other, path, first)
})

it('the versions go on from where a restored backup has taken a record back', async () => {
  const { site, path } = await openSiteWithPast()
  const { callAsAdmin } = site.api
  const saved = (await backUp(site)).read
  for (const price of [3, 4, 5]) await callAsAdmin('PUT', path, { payload: { price } })
  await restoreInto(site, saved)
  await signInAgain(site.api)
  await callAsAdmin('PUT', path, { payload: { price: 33 } })
  expect(await readVersions(site, path)).toMatchObject([
    { version: 3, restorable: true, changes: [{ before: 0, after: 33 }] },
    { version: 2, restorable: true },
    { version: 1, restorable: true },
  ])
  expect((await callAsAdmin('POST', `${path}/history/2/restore`)).json().data).toMatchObject({
    name: 'Second',
    price: 0,
  })
})
