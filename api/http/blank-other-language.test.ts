import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../testing/api.ts'

const texts = { en: 'Thick and pale', ta: 'கெட்டியானது' }
const names = { en: 'Castor Oil', ta: 'விளக்கெண்ணெய்' }

describe('public responses', () => {
  let api: TestApi
  const paths: Record<string, string> = {}
  const read = async (path: string, query?: Record<string, string>) =>
    (await api.call('GET', path, { query })).body

  beforeAll(async () => {
    api = await createTestApi('sqlite')
    const category = await api.create('/categories', { name: 'Oils' })
    const record = { nameTa: names.ta, description: texts.en, descriptionTa: texts.ta, category }
    const flags = { featured: true, isBestSeller: true }
    const id = await api.create('/products', { name: names.en, ...record, ...flags })
    const story = { aboutText: texts.en, aboutTextTa: texts.ta }
    await api.callAsAdmin('PUT', '/settings', { payload: { nameTa: names.ta, story } })
    Object.assign(paths, {
      'one product': `/products/${id}`,
      products: '/products',
      'featured products': '/products/featured/list',
      'popular products': '/products/popular/list',
      settings: '/settings',
    })
  })
  afterAll(() => api.close())

  it.each(['one product', 'products', 'featured products', 'popular products', 'settings'])(
    'a public response in one language has the texts of that language, and the names of both: %s',
    async (name) => {
      const path = paths[name] ?? ''
      const whole = await read(path)
      const english = await read(path, { texts: 'en' })
      const tamil = await read(path, { texts: 'ta' })
      expect([english.includes(texts.en), english.includes(texts.ta)]).toEqual([true, false])
      expect([tamil.includes(texts.en), tamil.includes(texts.ta)]).toEqual([false, true])
      for (const body of [english, tamil, whole]) expect(body).toContain(names.ta)
      // A language never gets another language's cached copy.
      expect(await read(path)).toBe(whole)
      expect([whole.includes(texts.en), whole.includes(texts.ta)]).toEqual([true, true])
    },
  )

  it('a public response in one language is only for a language of the site', async () => {
    const { statusCode, body } = await api.call('GET', '/products', { query: { texts: 'fr' } })
    expect([statusCode, JSON.parse(body).errors]).toEqual([400, { texts: expect.any(String) }])
  })

  it('products can be had in one language by their ids, too', async () => {
    const ids = paths['one product']?.split('/').at(-1) ?? ''
    expect(await read('/products', { ids, texts: 'en' })).not.toContain(texts.ta)
  })
})
