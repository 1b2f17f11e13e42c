import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiPaths } from '../../contract/paths.ts'
import { createTestApi, type TestApi } from '../testing/api.ts'
import { engines } from '../testing/database.ts'
import { makeForm } from '../testing/multipart.ts'
import { makeUpload } from '../testing/pictures/pictures.ts'

describe.each(engines)('on %s', (engine) => {
  let api: TestApi
  beforeAll(async () => {
    api = await createTestApi(engine)
  })
  afterAll(() => api.close())

  const addCategory = (name: string) => api.create(apiPaths.categories, { name })
  const addProduct = async (name: string) =>
    api.create(apiPaths.products, { name, description: '', category: await addCategory(name) })

  /** Each with the address for a new record, and a column that has a limit. */
  const kinds: Record<string, { column: string; make(): Promise<string> }> = {
    category: {
      column: 'name',
      make: async () => `${apiPaths.categories}/${await addCategory('Gone oils')}`,
    },
    product: {
      column: 'name',
      make: async () => `${apiPaths.products}/${await addProduct('Gone oil')}`,
    },
    'product group': {
      column: 'name',
      make: async () =>
        `${apiPaths.productGroups}/${await api.create(apiPaths.productGroups, { name: 'Gone group' })}`,
    },
    'gallery item': {
      column: 'title',
      make: async () =>
        `${apiPaths.gallery}/${await api.create(apiPaths.gallery, makeForm({ title: 'Gone mill' }, await makeUpload(1)))}`,
    },
    order: {
      column: 'customer_name',
      async make() {
        const lines = [{ name: 'Gone oil', quantity: 1, price: 5 }]
        return `${apiPaths.orders}/${await api.create(apiPaths.orders, { lines })}`
      },
    },
    'picture of a product': {
      column: 'alt',
      async make() {
        const path = `${apiPaths.products}/${await addProduct('Pictured')}/images`
        await api.create(path, makeForm({}, await makeUpload(2)))
        return `${path}/${await api.create(path, makeForm({ alt: 'Back' }, await makeUpload(3)))}`
      },
    },
  }

  it.each(Object.entries(kinds))(
    'a record deleted before a limit was lowered stays in the trash, and says why: a %s',
    async (_, kind) => {
      const path = await kind.make()
      await api.callAsAdmin('DELETE', path)
      const [kept] = await api.db.selectFrom('deleted_records').selectAll().execute()
      const record = JSON.parse(kept?.record ?? '')
      const long = JSON.stringify({ ...record, [kind.column]: 'x'.repeat(121) })
      await api.db.updateTable('deleted_records').set({ record: long }).execute()

      const refused = await api.callAsAdmin('POST', `${path}/restore`)
      expect([refused.statusCode, refused.json().message]).toEqual([
        409,
        expect.stringMatching(/does not fit within the limits of today/),
      ])
      await api.db
        .updateTable('deleted_records')
        .set({ record: kept?.record ?? '' })
        .execute()
      expect((await api.callAsAdmin('POST', `${path}/restore`)).statusCode).toBe(200)
    },
  )
})
