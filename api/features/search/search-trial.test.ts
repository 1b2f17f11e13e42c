import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limits } from '../../../contract/limits.ts'
import { messages } from '../../../contract/messages.ts'
import { synonymMessages } from '../../../contract/search/messages.ts'
import type { SearchTrial } from '../../../contract/search/search-trial.ts'
import type { Synonym } from '../../../contract/search/synonym.ts'
import { createTestApi, type TestApi } from '../../testing/api.ts'
import { engines } from '../../testing/database.ts'

const products = [
  { name: 'Nallennai 1 L', nameTa: 'நல்லெண்ணெய்' },
  { name: 'Groundnut Oil 1 L', nameTa: 'கடலை எண்ணெய்' },
  ...Array.from({ length: 12 }, (_, n) => ({ name: `Lamp ${n}` })),
]

describe.each(engines)('on %s', (engine) => {
  let api: TestApi
  let sesame: Synonym
  beforeAll(async () => {
    api = await createTestApi(engine)
    const category = (await post('/categories', { name: 'Mill' })).json().data._id
    for (const product of products) await post('/products', { ...product, category })
    const terms = ['gingelly', 'nallennai', 'til oil']
    sesame = (await post('/synonyms', { label: 'Sesame', terms })).json().data
  })
  afterAll(() => api.close())

  const post = (path: string, payload: object) => api.callAsAdmin('POST', path, { payload })
  const ask = (query: Record<string, string>) => api.callAsAdmin('GET', '/synonyms/try', { query })
  const attempt = async (search: string): Promise<SearchTrial> =>
    (await ask({ search })).json().data
  const namesOf = ({ products }: SearchTrial) => products.map(({ name }) => name)

  it.each([
    ['Nallennai', 'literal', /nallennai/i],
    ['gingelly', 'synonym', /nallennai/i],
    ['GINGELLY', 'synonym', /nallennai/i],
    ['nalenei', 'sound', /nallennai|நல்லெண்ணெய்/i],
    ['grou', 'literal', /groundnut/i],
    ['krount', 'beginning', /groundnut/i],
    ['groumdnut', 'similar', /groundnut/i],
    ['xylophone', null, /^$/],
  ])('a tried search says how “%s” is found: %s', async (typed, how, found) => {
    const trial = await attempt(typed)
    expect(trial.words).toEqual([{ typed, how, found: expect.stringMatching(found) }])
    expect(trial.total).toBe(how === null ? 0 : 1)
    const shown = (await api.call('GET', '/products', { query: { search: typed } })).json()
    expect(trial.products).toEqual(shown.data)
    expect(trial.total).toBe(shown.pagination.total)
  })

  it('a tried search says so of each word, also where no product has them all, and of neighbours as one', async () => {
    const both = await attempt('gingelly xylophone groundnut')
    expect(both.words.map(({ typed, how }) => [typed, how])).toEqual([
      ['gingelly', 'synonym'],
      ['xylophone', null],
      ['groundnut', 'literal'],
    ])
    expect([both.total, both.products]).toEqual([0, []])
    const joined = await attempt('til oil')
    expect(joined.words).toMatchObject([{ typed: 'til oil', how: 'synonym' }])
    expect(namesOf(joined)).toEqual(['Nallennai 1 L'])
  })

  it('a tried search shows the first ten products, and counts all of them', async () => {
    const trial = await attempt('lamp')
    expect([trial.total, trial.products.length]).toEqual([12, 10])
  })

  it('a tried search sees what has become of a set at once', async () => {
    const howOf = async () => (await attempt('gingelly')).words[0]?.how
    await api.callAsAdmin('PUT', `/synonyms/${sesame._id}`, { payload: { terms: ['nallennai'] } })
    expect(await howOf()).toBeNull()
    const restored = { payload: { terms: sesame.terms } }
    await api.callAsAdmin('PUT', `/synonyms/${sesame._id}`, restored)
    expect(await howOf()).toBe('synonym')
    await api.callAsAdmin('DELETE', `/synonyms/${sesame._id}`)
    expect(await howOf()).toBeNull()
    await post(`/synonyms/${sesame._id}/restore`, {})
    expect(await howOf()).toBe('synonym')
  })

  it.each(['%_', '🥥🥥', '!!! ,,, ---', 'எ\u200dண்ணெய்', 'நaல்l', '1lt', '௧', "' or 1=1 --"])(
    'a tried search answers to %j',
    async (search) => {
      const response = await ask({ search })
      expect(response.statusCode).toBe(200)
      const shown = (await api.call('GET', '/products', { query: { search } })).json()
      expect(response.json().data.products).toEqual(shown.data)
    },
  )

  it('a tried search is rejected without words, with too many, and to guests', async () => {
    for (const [query, message] of [
      [{}, synonymMessages.searchRequired],
      [{ search: ' \u200b' }, synonymMessages.searchRequired],
      [{ search: 'x'.repeat(201) }, messages.validation.tooLong(limits.list.search)],
      [{ search: 'a\u0001b' }, messages.validation.controlCharacters],
    ] as const) {
      const response = await ask(query)
      expect(response.statusCode).toBe(400)
      expect(response.json().errors).toEqual({ search: message })
    }
    const guest = await api.call('GET', '/synonyms/try', { query: { search: 'oil' } })
    expect(guest.statusCode).toBe(401)
  })
})
