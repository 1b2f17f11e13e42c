import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { idempotencyKeyHeader } from '../../../contract/idempotency-key.ts'
import { limits } from '../../../contract/limits.ts'
import { messages } from '../../../contract/messages.ts'
import { sweep } from '../../maintenance/sweep.ts'
import { countAuditEntries } from '../../records/audit-log-repository.ts'
import { createTestApi, signInNewAdministrator, type TestApi } from '../../testing/api.ts'
import { addCategory } from '../../testing/categories.ts'
import { bothEngines } from '../../testing/database.ts'
import { makeForm } from '../../testing/multipart.ts'
import { makeUpload } from '../../testing/pictures/pictures.ts'

describe.each(bothEngines)('on %s', (engine) => {
  let api: TestApi
  let category: string
  let keys = 0

  beforeAll(async () => {
    api = await createTestApi(engine)
    category = await addCategory(api.db, { name: 'Oils' })
  })
  afterAll(() => api.close())

  const newKey = () => `key-of-a-test-${++keys}`
  const send = async (
    path: string,
    key: string,
    { picture, ...fields }: { picture?: number } & Record<string, unknown>,
    headers = {},
  ) =>
    api.callAsAdmin('POST', path, {
      headers: { [idempotencyKeyHeader]: key, ...headers },
      payload:
        picture === undefined
          ? fields
          : makeForm(fields as Record<string, string>, await makeUpload(picture)),
    })
  const listFiles = async () => {
    const names: string[] = []
    for await (const { name } of api.images.store.list()) names.push(name)
    return names.toSorted()
  }
  const countCreated = async (id: string) => countAuditEntries(api.db, 'create', id, 0)
  const countAll = async () => {
    const totals = ['products', 'categories', 'gallery'].map(
      async (path) => (await api.call('GET', `/${path}`)).json().data.length,
    )
    return (await Promise.all(totals)).reduce((sum, total) => sum + total, 0)
  }

  it.each([
    ['/products', { name: 'Gold', price: '12.50', picture: 1 }, 1],
    ['/products/json', { name: 'Both', description: 'Pressed', gallery: true }, 2],
    ['/categories', { name: 'Sweets', picture: 2 }, 1],
    ['/gallery', { title: 'Mill', category: 'Our mill', picture: 3 }, 1],
  ])(
    'a create that is sent again makes one record by POST %s, even of five at a time',
    { tags: ['two-processes'] },
    async (path, fields, made) => {
      const key = newKey()
      const before = await countAll()
      const body = path.startsWith('/products') ? { ...fields, category } : fields
      const sendIt = () => send(path, key, body)
      const responses = await Promise.all(Array.from({ length: 5 }, sendIt))
      const files = await listFiles()
      responses.push(await sendIt())

      expect(responses.map(({ statusCode }) => statusCode)).toEqual(responses.map(() => 201))
      const [first] = responses
      for (const response of responses) {
        expect(response.json()).toEqual(first?.json())
        expect(response.headers.etag).toBe(first?.headers.etag)
      }
      expect(await countAll()).toBe(before + made)
      expect(await countCreated(first?.json().data._id)).toBe(1)
      expect(await listFiles()).toEqual(files)
    },
  )

  it('a create that is sent again returns the record as it is now', async () => {
    const key = newKey()
    const fields = { name: 'Changed later', category }
    const { _id } = (await send('/products', key, fields)).json().data
    await api.callAsAdmin('PUT', `/products/${_id}`, { payload: { price: 7 } })
    const again = await send('/products', key, fields)
    expect(again.json().data).toMatchObject({ _id, price: 7 })
    expect(again.headers.etag).toMatch(/^"v2-/)
  })

  it('a create is rejected that sends a used key with other content, and leaves nothing of its picture', async () => {
    const key = newKey()
    const fields = { title: 'Press', category: 'Our mill' }
    const { _id } = (await send('/gallery', key, { ...fields, picture: 4 })).json().data
    const files = await listFiles()
    const others: [string, Record<string, unknown> & { picture?: number }][] = [
      ['/gallery', { ...fields, title: 'Stone', picture: 4 }],
      ['/gallery', { ...fields, picture: 5 }],
      ['/categories', { name: 'By the same key' }],
    ]
    for (const [path, body] of others) {
      const rejected = await send(path, key, body)
      expect(rejected.statusCode).toBe(409)
      expect(rejected.json()).toEqual({
        success: false,
        message: messages.idempotency.otherContent,
        created: _id,
      })
    }
    expect(await listFiles()).toEqual(files)
  })

  it('creates that race with one key and other content make one record', async () => {
    const fields = { title: 'Press', category: 'Our mill' }
    const files = await listFiles()
    const racing = newKey()
    const before = await countAll()
    const responses = await Promise.all(
      [6, 7, 8].map((picture) => send('/gallery', racing, { ...fields, picture })),
    )
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409])
    expect(await countAll()).toBe(before + 1)
    const picturesOf = (names: string[]) => new Set(names.map((name) => name.slice(0, 32))).size
    expect(picturesOf(await listFiles())).toBe(picturesOf(files) + 1)
  })

  it('a create keeps the keys of accounts apart, and none of what has failed', async () => {
    const key = newKey()
    const wrong = await send('/products', key, { name: '', category })
    expect(wrong.statusCode).toBe(400)
    const mine = await send('/products', key, { name: 'Mended', category })
    const other = { authorization: `Bearer ${await signInNewAdministrator(api.db)}` }
    const theirs = await send('/products', key, { name: 'Mended', category }, other)
    expect([mine.statusCode, theirs.statusCode]).toEqual([201, 201])
    expect(theirs.json().data._id).not.toBe(mine.json().data._id)
  })

  it('a create that is sent again reports a record that is deleted, until the key is deleted', async () => {
    const key = newKey()
    const fields = { name: 'Gone', category }
    const { _id } = (await send('/products', key, fields)).json().data
    await api.callAsAdmin('DELETE', `/products/${_id}`)
    const late = await send('/products', key, fields)
    expect(late.statusCode).toBe(409)
    expect(late.json()).toMatchObject({ message: messages.idempotency.deleted, created: null })

    const { retentionMs } = limits.idempotencyKey
    await sweep(api, Date.now() + retentionMs - 60_000)
    expect((await send('/products', key, fields)).statusCode).toBe(409)
    await sweep(api, Date.now() + retentionMs + 1)
    expect((await send('/products', key, fields)).statusCode).toBe(201)
  })

  it('a create is rejected with a key that is none', async () => {
    const { min, max } = limits.idempotencyKey
    for (const key of ['', 'x'.repeat(min - 1), 'x'.repeat(max + 1)]) {
      const rejected = await send('/products', key, { name: 'No key', category })
      expect(rejected.statusCode).toBe(400)
      expect(rejected.json().errors).toEqual({
        [idempotencyKeyHeader]: messages.idempotency.keyLength,
      })
    }
  })
})
