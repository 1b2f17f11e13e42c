import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { productGroupMessages } from '../../../contract/groups/messages.ts'
import { labelMessages } from '../../../contract/labels/messages.ts'
import { oilKinds } from '../../../contract/labels/standard-packs.ts'
import { limits } from '../../../contract/limits.ts'
import { messages } from '../../../contract/messages.ts'
import { createTestApi, type TestApi } from '../../testing/api.ts'
import { engines } from '../../testing/database.ts'

const { nameTaken, inUse, notFound } = productGroupMessages

describe.each(engines)('on %s', (engine) => {
  let api: TestApi
  let category: string
  beforeAll(async () => {
    api = await createTestApi(engine)
    category = (await post('/categories', { name: 'Oils' })).json().data._id
  })
  afterAll(() => api.close())
  beforeEach(async () => {
    for (const { _id } of (await api.call('GET', '/products')).json().data)
      await api.callAsAdmin('DELETE', `/products/${_id}`)
    for (const { _id } of await list()) await api.callAsAdmin('DELETE', `/product-groups/${_id}`)
  })

  const post = (path: string, payload: object, headers = {}) =>
    api.callAsAdmin('POST', path, { payload, headers })
  const create = async (fields: object) => (await post('/product-groups', fields)).json().data
  const put = (id: string, payload: object, headers = {}) =>
    api.callAsAdmin('PUT', `/product-groups/${id}`, { payload, headers })
  const remove = (id: string) => api.callAsAdmin('DELETE', `/product-groups/${id}`)
  const list = async (): Promise<{ _id: string; name: string; products: number }[]> =>
    (await api.call('GET', '/product-groups')).json().data

  it('product groups are listed by order, then by name, with the number of their products', async () => {
    await create({ name: 'sesame', order: 20 })
    const { _id } = await create({ name: 'Groundnut', nameTa: 'கடலை', order: '20' })
    await create({ name: 'Coconut', order: 10.5 })
    await create({ name: 'Last' })
    await post('/products', { name: '1 L', category, group: _id })
    await post('/products', { name: '5 L', category, group: _id })
    expect(await list()).toMatchObject([
      { name: 'Coconut', nameTa: '', order: 10.5, products: 0 },
      { name: 'Groundnut', nameTa: 'கடலை', order: 20, products: 2 },
      { name: 'sesame', order: 20, products: 0 },
      { name: 'Last', order: 30, products: 0 },
    ])
    const found = await api.call('GET', `/product-groups/${_id}`)
    expect(found.json().data).toEqual((await list())[1])
  })

  it('a new product group goes last within the limits, with an order that a save takes back', async () => {
    const { max } = limits.sortOrder
    await create({ name: 'Sesame', order: max })
    const last = await create({ name: 'Coconut' })
    expect(await list()).toMatchObject([{ name: 'Coconut', order: max }, { name: 'Sesame' }])
    expect((await put(last._id, { order: last.order })).statusCode).toBe(200)
  })

  it('product groups say which oil they are and its code, until that is cleared', async () => {
    const group = await create({ name: 'Sesame', oil: 'sesame', hsn: ' 1515 50 ' })
    expect(group).toMatchObject({ oil: 'sesame', hsn: '151550' })
    await remove(group._id)
    const back = await post(`/product-groups/${group._id}/restore`, {})
    expect(back.json().data).toMatchObject({ oil: 'sesame', hsn: '151550' })
    expect((await put(group._id, { nameTa: 'எள்' })).json().data).toMatchObject({ oil: 'sesame' })
    const cleared = (await put(group._id, { oil: '', hsn: null })).json().data
    expect(cleared).not.toHaveProperty('oil')
    expect(cleared).not.toHaveProperty('hsn')
    const log = await api.callAsAdmin('GET', '/audit-log', { query: { record: group._id } })
    expect(log.json().data[0]).toMatchObject({
      before: { oil: 'sesame', hsn: '151550' },
      after: { oil: null, hsn: '' },
    })
  })

  it('a list of product groups that was cached shows a product that comes or goes', async () => {
    const { _id } = await create({ name: 'Sesame' })
    const first = await api.call('GET', '/product-groups')
    const product = (await post('/products', { name: 'Oil', category, group: _id })).json().data
    const again = (tag: unknown) =>
      api.call('GET', '/product-groups', { headers: { 'if-none-match': String(tag) } })
    const second = await again(first.headers.etag)
    expect(second.json().data).toMatchObject([{ products: 1 }])
    expect((await again(second.headers.etag)).statusCode).toBe(304)
    await api.callAsAdmin('PUT', `/products/${product._id}`, { payload: { group: null } })
    expect((await again(second.headers.etag)).json().data).toMatchObject([{ products: 0 }])
  })

  it('product groups have names of their own, whatever the case', async () => {
    await create({ name: 'Nallennai Öl' })
    const other = await create({ name: 'Other' })
    for (const response of [
      await post('/product-groups', { name: ' NALLENNAI öl ' }),
      await post('/product-groups', { name: 'Nallennai\u2009\u00a0O\u0308l\u200b' }),
      await put(other._id, { name: 'nallennai ÖL' }),
    ]) {
      expect(response.statusCode).toBe(409)
      expect(response.json()).toEqual({
        success: false,
        message: nameTaken,
        errors: { name: nameTaken },
      })
    }
    expect((await put(other._id, { name: 'OTHER' })).json().data.name).toBe('OTHER')
  })

  it.each([
    [{ name: '' }, { name: productGroupMessages.nameRequired }],
    [{ name: 'x'.repeat(81) }, { name: messages.validation.tooLong(80) }],
    [{ nameTa: 'எ'.repeat(81) }, { nameTa: messages.validation.tooLong(80) }],
    [{ label: { storing: 'Cool' } }, { label: expect.stringContaining('storage') }],
    [{ oil: 'whale' }, { oil: messages.validation.oneOf(oilKinds) }],
    [{ hsn: '15155' }, { hsn: labelMessages.hsn }],
    [{ hsn: '௧௫௧௫' }, { hsn: labelMessages.hsn }],
    [
      { order: 'first' },
      { order: messages.validation.between(limits.sortOrder.min, limits.sortOrder.max) },
    ],
  ])('product groups reject %j', async (fields, errors) => {
    const { _id } = await create({ name: 'Oil' })
    for (const response of [
      await post('/product-groups', { name: 'New', ...fields }),
      await put(_id, fields),
    ]) {
      expect(response.statusCode).toBe(400)
      expect(response.json().errors).toEqual(errors)
    }
  })

  it('product groups stay while a product is in them', async () => {
    const { _id } = await create({ name: 'Sesame' })
    const product = (await post('/products', { name: 'Oil', category, group: _id })).json().data
    const rejected = await remove(_id)
    expect(rejected.statusCode).toBe(409)
    expect(rejected.json()).toEqual({ success: false, message: inUse })
    await api.callAsAdmin('DELETE', `/products/${product._id}`)
    expect((await remove(_id)).statusCode).toBe(200)
  })

  it('product groups come back after a delete, once, as they were, unless their name is taken', async () => {
    const group = await create({ name: 'Sesame', nameTa: 'எள்', order: 7 })
    const restore = (id: string) => post(`/product-groups/${id}/restore`, {})
    await remove(group._id)
    const gone = await api.call('GET', `/product-groups/${group._id}`)
    expect([gone.statusCode, gone.json().message]).toEqual([404, notFound])
    const { createdAt, updatedAt, ...facts } = group
    expect((await restore(group._id)).json().data).toMatchObject(facts)
    expect((await restore(group._id)).statusCode).toBe(404)
    await remove(group._id)
    await create({ name: 'SESAME' })
    const rejected = await restore(group._id)
    expect([rejected.statusCode, rejected.json().message]).toEqual([409, nameTaken])
  })

  it('product groups are made once for one key', async () => {
    const headers = { 'idempotency-key': 'a key of my own' }
    const first = await post('/product-groups', { name: 'Sesame' }, headers)
    const second = await post('/product-groups', { name: 'Sesame' }, headers)
    expect([first.statusCode, second.statusCode]).toEqual([201, 201])
    expect(second.json()).toEqual(first.json())
    const other = await post('/product-groups', { name: 'Coconut' }, headers)
    expect(other.statusCode).toBe(409)
  })

  it('product groups are not overwritten by a client that saw them before', async () => {
    const { _id } = await create({ name: 'Sesame' })
    const tag = String((await api.call('GET', `/product-groups/${_id}`)).headers.etag)
    expect((await put(_id, { order: 3 }, { 'if-match': tag })).statusCode).toBe(200)
    expect((await put(_id, { order: 4 }, { 'if-match': tag })).statusCode).toBe(412)
    // Adding a product does not change the group itself.
    const seen = String((await api.call('GET', `/product-groups/${_id}`)).headers.etag)
    await post('/products', { name: 'Oil', category, group: _id })
    expect((await put(_id, { order: 5 }, { 'if-match': seen })).statusCode).toBe(200)
  })

  it('product groups are in the audit log', async () => {
    const { _id } = await create({ name: 'Sesame' })
    await put(_id, { nameTa: 'எள்' })
    await remove(_id)
    await post(`/product-groups/${_id}/restore`, {})
    const query = { record: _id, entity: 'product-group' }
    const log = (await api.callAsAdmin('GET', '/audit-log', { query })).json().data
    expect(log.map(({ action }: { action: string }) => action)).toEqual([
      'restore',
      'delete',
      'update',
      'create',
    ])
    expect(log[2]).toMatchObject({
      record: { _id, name: 'Sesame' },
      before: { nameTa: '' },
      after: { nameTa: 'எள்' },
    })
  })

  it('a product group goes, or takes a product in, where both are asked at once', async () => {
    const { _id } = await create({ name: 'Sesame' })
    const [gone, made] = await Promise.all([
      remove(_id),
      post('/products', { name: 'Oil', category, group: _id }),
    ])
    expect([
      [200, 400],
      [409, 201],
    ]).toContainEqual([gone.statusCode, made.statusCode])
  })
})
