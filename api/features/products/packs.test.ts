import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { messages } from '../../../contract/messages.ts'
import { packUnits } from '../../../contract/prices/unit-price.ts'
import { createTestApi, type TestApi } from '../../testing/api.ts'
import { engines } from '../../testing/database.ts'
import { makeForm } from '../../testing/multipart.ts'

const amountRange = messages.validation.between(0.001, 100_000)

describe.each(engines)('on %s', (engine) => {
  let api: TestApi
  let category: string
  let group: string
  beforeAll(async () => {
    api = await createTestApi(engine)
    category = (await api.createRecord('/categories', { name: 'Oils' }))._id
    group = (await api.createRecord('/product-groups', { name: 'Sesame Oil', nameTa: 'நல்லெண்ணெய்' }))
      ._id
  })
  afterAll(() => api.close())

  const post = (path: string, payload: object) => api.callAsAdmin('POST', path, { payload })
  const put = (id: string, payload: object) =>
    api.callAsAdmin('PUT', `/products/${id}`, { payload })
  const read = async (id: string) => (await api.call('GET', `/products/${id}`)).json().data

  async function makeGift() {
    const pack = { packAmount: '200', packUnit: 'ml', packCount: '3', packMass: '655' }
    const names = { name: 'Gift', nameTa: 'பரிசு' }
    const form = makeForm({ ...names, category, price: '449', ...pack, group })
    const made = (await api.callAsAdmin('POST', '/products', { payload: form })).json().data
    onTestFinished(async () => void (await api.callAsAdmin('DELETE', `/products/${made._id}`)))
    return made
  }

  it('packs of products come with the price of a litre, whole, alone and in lists', async () => {
    const made = await makeGift()
    expect(made).toMatchObject({
      nameTa: 'பரிசு',
      packAmount: 200,
      packUnit: 'ml',
      packCount: 3,
      packMass: 655,
      unitPrice: { amount: 748.33, unit: 'l' },
      group: { _id: group, name: 'Sesame Oil', nameTa: 'நல்லெண்ணெய்' },
    })
    expect(await read(made._id)).toEqual(made)
    const listed = await api.call('GET', '/products', { query: { group } })
    expect(listed.json().data).toEqual([made])
  })

  it('packs of products keep what a change leaves out', async () => {
    const made = await makeGift()
    const kept = await put(made._id, { packAmount: 0.5, packUnit: 'l', packCount: null })
    expect(kept.json().data).toMatchObject({
      nameTa: 'பரிசு',
      packCount: 1,
      unitPrice: { amount: 898, unit: 'l' },
      group: { _id: group },
    })
    expect((await put(made._id, { price: 0 })).json().data).not.toHaveProperty('unitPrice')
  })

  it('packs of products are cleared by blanks', async () => {
    const made = await makeGift()
    const blanks = { packAmount: '', packUnit: '', packCount: '', packMass: '', group: '' }
    const cleared = await api.callAsAdmin('PUT', `/products/${made._id}`, {
      payload: makeForm({ ...blanks, nameTa: ' ' }),
    })
    for (const field of [...Object.keys(blanks), 'nameTa', 'unitPrice'])
      expect(cleared.json().data).not.toHaveProperty(field)
    for (const query of [{ group }, { group: 'none' }])
      expect((await api.call('GET', '/products', { query })).json().data).toEqual([])
  })

  it.each([
    [{ packAmount: 500 }, { packUnit: messages.product.packIncomplete }],
    [{ packUnit: 'ml' }, { packAmount: messages.product.packIncomplete }],
    [{ packAmount: 0, packUnit: 'l' }, { packAmount: amountRange }],
    [{ packAmount: '-1', packUnit: 'l' }, { packAmount: amountRange }],
    [{ packAmount: '100000.001', packUnit: 'l' }, { packAmount: amountRange }],
    [{ packAmount: '5e2', packUnit: 'ml' }, { packAmount: amountRange }],
    [{ packAmount: 1e-7, packUnit: 'ml' }, { packAmount: amountRange }],
    [{ packAmount: '௫௦௦', packUnit: 'ml' }, { packAmount: amountRange }],
    [{ packAmount: '0.0005', packUnit: 'l' }, { packAmount: messages.validation.decimals[3] }],
    [{ packCount: 0 }, { packCount: messages.validation.between(1, 100) }],
    [{ packCount: '101' }, { packCount: messages.validation.between(1, 100) }],
    [{ packCount: '1.5' }, { packCount: messages.validation.decimals[0] }],
    [{ packMass: '0' }, { packMass: messages.validation.between(1, 1_000_000) }],
    [{ packMass: 1_000_001 }, { packMass: messages.validation.between(1, 1_000_000) }],
    [{ packUnit: 'litre' }, { packUnit: messages.validation.oneOf(packUnits) }],
    [{ group: 'none' }, { group: messages.validation.unknownId }],
    [{ group: '01900000-0000-7000-8000-000000000000' }, { group: messages.validation.unknownId }],
    [{ nameTa: 'எ'.repeat(121) }, { nameTa: messages.validation.tooLong(120) }],
  ])('packs of products reject %j, as JSON and as a form, new and old', async (fields, errors) => {
    const whole = { name: 'Oil', category, ...fields }
    const texts = Object.fromEntries(Object.entries(whole).map(([k, v]) => [k, String(v)]))
    const { _id } = await api.createRecord('/products', { name: 'Oil', category })
    for (const response of [
      await post('/products', whole),
      await post('/products', makeForm(texts)),
      await put(_id, fields),
    ]) {
      expect(response.statusCode).toBe(400)
      expect(response.json().errors).toEqual(errors)
    }
  })

  it('packs of products keep their amount with its unit, whichever of the two a change leaves out', async () => {
    const pack = { packAmount: 1, packUnit: 'l' }
    const { _id } = await api.createRecord('/products', { name: 'Oil', category, ...pack })
    expect((await put(_id, { packAmount: 2 })).json().data).toMatchObject({ packUnit: 'l' })
    const response = await put(_id, { packUnit: '' })
    expect(response.json().errors).toEqual({ packUnit: messages.product.packIncomplete })
    expect(await read(_id)).toMatchObject({ packAmount: 2, packUnit: 'l' })
  })

  it('packs of products show the new name of their group, wherever it was given', async () => {
    const { _id } = await api.createRecord('/product-groups', { name: 'Coconut' })
    const product = await api.createRecord('/products', { name: 'Oil', category, group: _id })
    const shown = async () =>
      (await api.call('GET', '/products', { query: { group: _id } })).json().data[0].group
    expect(await shown()).toEqual({ _id, name: 'Coconut', nameTa: '' })
    await api.callAsAdmin('PUT', `/product-groups/${_id}`, { payload: { nameTa: 'தேங்காய்' } })
    expect(await shown()).toEqual({ _id, name: 'Coconut', nameTa: 'தேங்காய்' })
    expect((await read(product._id)).group).toEqual(await shown())
  })

  it('packs of products come back without their group where that is gone too', async () => {
    const { _id } = await api.createRecord('/product-groups', { name: 'Short-lived' })
    const product = await api.createRecord('/products', { name: 'Oil', category, group: _id })
    await api.callAsAdmin('DELETE', `/products/${product._id}`)
    await api.callAsAdmin('DELETE', `/product-groups/${_id}`)
    const back = await post(`/products/${product._id}/restore`, {})
    expect(back.statusCode).toBe(200)
    expect(back.json().data).not.toHaveProperty('group')
  })

  it('packs of products are in the audit log, their group by name', async () => {
    const { _id } = await api.createRecord('/products', { name: 'Oil', category })
    await put(_id, { group, packAmount: 1.5, packUnit: 'kg' })
    const log = await api.callAsAdmin('GET', '/audit-log', { query: { record: _id } })
    expect(log.json().data[0]).toMatchObject({
      before: { group: null, packAmount: null, packUnit: null },
      after: { group: 'Sesame Oil', packAmount: 1.5, packUnit: 'kg' },
    })
  })

  it('packs of products add nothing to the response where nothing is filled in', async () => {
    const { _id } = await api.createRecord('/products', { name: 'Plain', category, size: '1 L' })
    const listed = await api.call('GET', '/products', { query: { search: 'Plain' } })
    const fields = ['_id', 'name', 'description', 'price', 'category', 'featured', 'inStock']
    const others = ['isBestSeller', 'size', 'createdAt', 'updatedAt']
    for (const product of [await read(_id), listed.json().data[0]])
      expect(Object.keys(product)).toEqual([...fields, ...others])
  })
})
