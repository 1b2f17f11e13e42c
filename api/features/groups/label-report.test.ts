import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allergens } from '../../../contract/labels/label.ts'
import type { LabelReport } from '../../../contract/labels/label-report.ts'
import { labelLimits } from '../../../contract/labels/limits.ts'
import { labelMessages } from '../../../contract/labels/messages.ts'
import { messages } from '../../../contract/messages.ts'
import { createTestApi, type TestApi } from '../../testing/api.ts'
import { engines } from '../../testing/database.ts'

const oil = {
  energyKcal: 900,
  protein: 0,
  carbohydrate: 0,
  sugars: 0,
  addedSugars: 0,
  fat: 100,
  saturated: 15.5,
  trans: 0,
  cholesterolMg: 0,
  sodiumMg: 0,
}
const whole = {
  genericName: 'Sesame oil',
  genericNameTa: 'நல்லெண்ணெய்',
  ingredients: 'Sesame seed, palm jaggery',
  ingredientsTa: '',
  allergens: ['sesame'],
  veg: 'veg',
  shelfLifeMonths: 9,
  storage: 'Keep cool and dark',
  nutrition: oil,
}
const { between, decimals, list, object, oneOf, tooLong, text } = messages.validation

describe.each(engines)('on %s', (engine) => {
  let api: TestApi
  let id: string
  let category: string
  beforeAll(async () => {
    api = await createTestApi(engine)
    category = (await api.createRecord('/categories', { name: 'Oils' }))._id
    id = (await api.createRecord('/product-groups', { name: 'Sesame' }))._id
  })
  afterAll(() => api.close())

  const put = (label: unknown) =>
    api.callAsAdmin('PUT', `/product-groups/${id}`, { payload: { label } })
  const read = async () => (await api.call('GET', `/product-groups/${id}`)).json().data
  const report = async () => (await api.callAsAdmin('GET', '/label-report')).json().data

  async function expectCleared() {
    const invisible = '\u200b \u2060'
    await put({ genericName: invisible, storage: ' ', nutrition: { energyKcal: '', fat: null } })
    expect(await read()).not.toHaveProperty('label')
    await put(whole)
    await put(null)
    expect(await read()).not.toHaveProperty('label')
  }

  it('labels of product groups come back as they were sent, replaced whole, and cleared', async () => {
    expect(await read()).not.toHaveProperty('label')
    expect((await put(whole)).json().data.label).toEqual(whole)
    expect((await read()).label).toEqual(whole)
    const texts = {
      nutrition: Object.fromEntries(Object.entries(oil).map(([k, v]) => [k, `${v}`])),
    }
    await put({ ...texts, allergens: [], shelfLifeMonths: ' 12 ', veg: '' })
    expect((await read()).label).toMatchObject({
      genericName: '',
      allergens: [],
      veg: null,
      shelfLifeMonths: 12,
      nutrition: oil,
    })
    await api.callAsAdmin('PUT', `/product-groups/${id}`, { payload: { order: 4 } })
    expect((await read()).label.shelfLifeMonths).toBe(12)
    await expectCleared()
  })

  it.each([
    [{ genericName: 'x'.repeat(81) }, { 'label.genericName': tooLong(80) }],
    [{ ingredientsTa: 'எ'.repeat(501) }, { 'label.ingredientsTa': tooLong(500) }],
    [{ storage: 7 }, { 'label.storage': text }],
    [{ storage: 'a\0' }, { 'label.storage': messages.validation.controlCharacters }],
    [{ veg: 'vegan' }, { 'label.veg': oneOf(['veg', 'nonveg']) }],
    [{ shelfLifeMonths: 0 }, { 'label.shelfLifeMonths': between(1, 60) }],
    [{ shelfLifeMonths: '௯' }, { 'label.shelfLifeMonths': between(1, 60) }],
    [{ shelfLifeMonths: 1.5 }, { 'label.shelfLifeMonths': decimals[0] }],
    [{ nutrition: { ...oil, energyKcal: 951 } }, { 'label.nutrition.energyKcal': between(0, 950) }],
    [{ nutrition: { ...oil, protein: 0.25 } }, { 'label.nutrition.protein': decimals[1] }],
    [
      { nutrition: { ...oil, sodiumMg: '1e3' } },
      { 'label.nutrition.sodiumMg': between(0, 40_000) },
    ],
    [
      { nutrition: { ...oil, trans: '', sodiumMg: null } },
      {
        'label.nutrition.trans': labelMessages.nutritionIncomplete,
        'label.nutrition.sodiumMg': labelMessages.nutritionIncomplete,
      },
    ],
    [
      { nutrition: { ...oil, fat: 90, carbohydrate: 5, sugars: 5.1 } },
      { 'label.nutrition.sugars': labelMessages.moreThan('carbohydrate') },
    ],
    [
      { nutrition: { ...oil, fat: 90, carbohydrate: 5, sugars: 1, addedSugars: 1.1 } },
      { 'label.nutrition.addedSugars': labelMessages.moreThan('sugars') },
    ],
    [
      { nutrition: { ...oil, saturated: 100, trans: 0.6 } },
      {
        'label.nutrition.saturated': labelMessages.moreThanFat,
        'label.nutrition.trans': labelMessages.moreThanFat,
      },
    ],
    [
      { nutrition: { ...oil, protein: 0.3, carbohydrate: 0.3 } },
      {
        'label.nutrition.protein': labelMessages.tooManyGrams,
        'label.nutrition.carbohydrate': labelMessages.tooManyGrams,
        'label.nutrition.fat': labelMessages.tooManyGrams,
      },
    ],
  ])('labels of product groups reject %j', async (label, errors) => {
    await put(null)
    const response = await put(label)
    expect(response.statusCode).toBe(400)
    expect(response.json().errors).toEqual(errors)
    expect(await read()).not.toHaveProperty('label')
  })

  it.each([{ saturated: 100, trans: 0.5 }, { protein: 0.2, carbohydrate: 0.3 }, { energyKcal: 0 }])(
    'labels of product groups take %j, which is near enough or only worth a warning',
    async (figures) => {
      expect((await put({ nutrition: { ...oil, ...figures } })).statusCode).toBe(200)
    },
  )

  it.each([
    ['text', { label: object }],
    [[], { label: object }],
    [{ allergens: 'sesame' }, { 'label.allergens': list }],
    [{ allergens: ['peanut'] }, { 'label.allergens.0': oneOf(allergens) }],
    [
      { allergens: Array.from({ length: labelLimits.allergens + 1 }, () => 'milk') },
      { 'label.allergens': oneOf(allergens) },
    ],
    [{ nutrition: 'much' }, { 'label.nutrition': object }],
  ])('labels of product groups reject %j altogether', async (label, errors) => {
    expect((await put(label)).json().errors).toEqual(errors)
  })

  async function createClaimed() {
    return await api.createRecord('/products', {
      name: 'Claimed',
      category,
      group: id,
      price: 100,
      packAmount: 1,
      packUnit: 'l',
      description: 'Double-refined, and anti cholesterol',
      size: '1 L, ultra refined',
    })
  }

  const makerFields = ['makerName', 'makerAddress', 'fssai', 'carePhone'].map(
    (name) => `settings.label.${name}`,
  )

  const ofClaimed = [
    { field: 'size', message: '“ultra refined” may not be said of edible oil' },
    { field: 'description', message: '“anti cholesterol” may not be said of edible oil' },
    { field: 'description', message: '“Double-refined” may not be said of edible oil' },
    { field: 'label.nutrition.energyKcal', message: labelMessages.energy(700, 900) },
  ]

  const maker = {
    makerName: 'Vaagai',
    makerAddress: 'Annur',
    fssai: '12419001000123',
    careEmail: 'care@vaagai.example',
  }

  it('labels of product groups are reported as far as something is missing or had better not be said', async () => {
    const bare = await api.createRecord('/products', { name: 'Bare', category })
    const claimed = await createClaimed()
    await put({ ...whole, storage: '', nutrition: { ...oil, energyKcal: 700 } })
    expect(await report()).toEqual([
      {
        product: { _id: bare._id, name: 'Bare' },
        missing: ['price', 'packAmount', 'group', ...makerFields],
        warnings: [],
      },
      {
        product: { _id: claimed._id, name: 'Claimed' },
        missing: ['label.storage', ...makerFields],
        warnings: ofClaimed,
      },
    ])

    await put({ ...whole, allergens: [] })
    await api.callAsAdmin('PUT', '/settings', { payload: { label: maker } })
    await api.callAsAdmin('DELETE', `/products/${bare._id}`)
    expect(await report()).toEqual([
      {
        product: { _id: claimed._id, name: 'Claimed' },
        missing: [],
        warnings: ofClaimed.slice(0, 3),
      },
    ])
    await api.callAsAdmin('PUT', `/products/${claimed._id}`, {
      payload: { description: '', size: '' },
    })
    expect(await report()).toEqual([])
  })

  async function createPacks(pack: object) {
    const groups = {
      groundnut: await api.createRecord('/product-groups', {
        name: 'Groundnut',
        label: whole,
        oil: 'groundnut',
      }),
      minor: await api.createRecord('/product-groups', {
        name: 'Castor',
        label: whole,
        oil: 'minor',
      }),
      none: await api.createRecord('/product-groups', { name: 'Gift', label: whole }),
    }
    const products = [
      { name: 'A', group: groups.groundnut._id, packAmount: 250 },
      { name: 'B', group: groups.groundnut._id, packAmount: 200, packCount: 3, packMass: 549 },
      { name: 'C', group: groups.minor._id, packAmount: 250 },
      { name: 'D', group: groups.none._id, packAmount: 250 },
      { name: 'E', group: groups.groundnut._id, packAmount: 0.25, packUnit: 'kg' },
    ]
    for (const fields of products) await api.createRecord('/products', { ...pack, ...fields })
  }

  const warn = (size: string, others: string) => [
    { field: 'packAmount', message: `${size} is no standard size of groundnut oil: ${others}` },
  ]

  it('labels of product groups are reported with a pack that is of no standard size, and a volume without its mass', async () => {
    const pack = { category, price: 100, packUnit: 'ml' }
    await createPacks(pack)
    const found = await report()
    const said = found.map(({ product, missing, warnings }: LabelReport) => [
      product.name,
      missing,
      warnings,
    ])
    expect(said).toEqual([
      ['A', ['packMass'], warn('250 ml', '200 ml or 500 ml')],
      ['C', ['packMass'], []],
      ['E', [], warn('0.25 kg', '200 g or 500 g')],
    ])
  })

  it('labels of product groups are reported with a barcode that several products have, in its short or long form', async () => {
    const group = await api.createRecord('/product-groups', { name: 'Coded', label: whole })
    const code = { category, group: group._id, price: 10, packAmount: 1, packUnit: 'kg' }
    await api.createRecord('/products', { ...code, name: 'Long', gtin: '0036000291452' })
    await api.createRecord('/products', { ...code, name: 'Other', gtin: '8901234567890' })
    await api.createRecord('/products', { ...code, name: 'Short', gtin: '036000291452' })
    const found: LabelReport[] = await report()
    const coded = found.filter(({ product }) => ['Long', 'Other', 'Short'].includes(product.name))
    expect(coded.map(({ product, warnings }) => [product.name, warnings])).toEqual([
      ['Long', [{ field: 'gtin', message: 'Also on Short' }]],
      ['Short', [{ field: 'gtin', message: 'Also on Long' }]],
    ])
  })

  it('labels of product groups are in the audit log, path by path', async () => {
    await put(whole)
    await put({ ...whole, nutrition: { ...oil, sodiumMg: 2 } })
    const log = await api.callAsAdmin('GET', '/audit-log', { query: { record: id } })
    expect(log.json().data[0]).toMatchObject({
      before: { 'label.nutrition.sodiumMg': '0' },
      after: { 'label.nutrition.sodiumMg': '2' },
    })
  })

  it('labels of product groups come back with their group', async () => {
    const { _id } = await api.createRecord('/product-groups', { name: 'Short-lived', label: whole })
    await api.callAsAdmin('DELETE', `/product-groups/${_id}`)
    const back = await api.callAsAdmin('POST', `/product-groups/${_id}/restore`)
    expect(back.json().data.label).toEqual(whole)
  })
})
