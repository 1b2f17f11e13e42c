import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Product } from '../../../contract/products/product.ts'
import { synonyms } from '../../../demo/synonyms.ts'
import { createTestApi, type TestApi } from '../../testing/api.ts'
import { engines } from '../../testing/database.ts'
import { insertSynonymSets } from '../../testing/synonyms.ts'
import { readSpellings } from './testing/read-spellings.ts'

const sesame = 'நல்லெண்ணெய்'
/** `until` contains it only inside another word. */
const tils = ['Sesame Oil 1 L', 'Lentils', 'Groundnut Oil', 'Marachekku Set']
/** A term of two words matches products with both, as a search for them would. */
const both = ['Sesame Oil 1 L', 'Groundnut Oil']

describe.each(engines)('on %s', (engine) => {
  let api: TestApi
  const ids: Record<string, string> = {}

  beforeAll(async () => {
    api = await createTestApi(engine)
    await create('categories', { name: 'Oils' })
    await create('product-groups', { name: 'Small tins', nameTa: 'சிறிய டின்' })
    const category = ids.Oils
    const products = [
      { name: 'Sesame Oil 1 L', nameTa: sesame, group: ids['Small tins'] },
      { name: 'Groundnut Oil', nameTa: 'கடலை எண்ணெய்', description: 'Not for sesame lovers' },
      { name: 'Marachekku Set', description: 'A mill. Closed until Monday' },
      { name: 'Lentils', description: 'With Til seeds' },
      { name: 'Cashew 100%', description: 'Roasted a_b, a litre of ௨௦௦' },
    ]
    for (const product of products) await create('products', { category, ...product })
    const sets = [
      { label: 'Sesame oil', terms: ['nallennai', 'gingelly', 'sesame oil', 'til oil'] },
      { label: 'Sesame', terms: ['sesame', 'til', 'mon', 'எள்'] },
    ]
    for (const set of sets) await create('synonyms', set)
  })
  afterAll(() => api.close())

  async function create(kind: string, payload: Record<string, unknown>): Promise<string> {
    const response = await api.callAsAdmin('POST', `/${kind}`, { payload })
    expect(response.statusCode).toBe(201)
    const id: string = response.json().data._id
    ids[String(payload.name ?? payload.label)] = id
    return id
  }
  const remove = (kind: string, id: string) => api.callAsAdmin('DELETE', `/${kind}/${id}`)
  const find = async (search: string, query: Record<string, string> = {}) => {
    const response = await api.call('GET', '/products', { query: { search, ...query } })
    expect(response.statusCode).toBe(200)
    const { data, ...rest } = response.json()
    return { names: data.map(({ name }: Product) => name), corrected: rest.search?.corrected }
  }

  it.each([
    ['as it stands, in the Tamil name', 'நல்லெ', ['Sesame Oil 1 L'], undefined],
    ['in the name of the group', 'SMALL tin', ['Sesame Oil 1 L'], undefined],
    ['in its Tamil name', 'சிறிய', ['Sesame Oil 1 L'], undefined],
    ['by a synonym', 'gingelly', both, undefined],
    ['by one of two words', 'til oil', tils, undefined],
    ['by the sound of a synonym', 'gingely', both, [['gingely', sesame]]],
    ['by sound', 'nalenei', both, [['nalenei', sesame]]],
    ['by the sound of two as one', 'Nalla yennai', both, [['Nalla yennai', sesame]]],
    ['of one as two', 'kadalennai', ['Groundnut Oil'], [['kadalennai', 'கடலை எண்ணெய்']]],
    ['by the beginning of the last word', 'masekku mara', [], undefined],
    ['by a beginning', 'marase', ['Marachekku Set'], [['marase', 'Marachekku']]],
    ['by the other sound of g', 'jinjeli', both, [['jinjeli', sesame]]],
    ['by similarity', 'grountnat', ['Groundnut Oil'], [['grountnat', 'Groundnut']]],
    ['by two letters of nine', 'marrachekke', ['Marachekku Set'], [['marrachekke', 'Marachekku']]],
    ['not by one of three', 'sat', [], undefined],
  ])('a search finds %s: %s', async (_, search, names, corrected) => {
    expect(await find(search)).toEqual({
      names,
      corrected: corrected?.map(([typed, found]) => ({ typed, found })),
    })
  })

  it.each([
    ['sesame', undefined],
    ['xyzzy', undefined],
    ['gingelly', 'synonym'],
    ['gingelly sesame', 'synonym'],
    ['nalenei oil', 'sound'],
    ['marase', 'similar'],
    ['grountnat oil', 'similar'],
  ])('a search says how it found %s: %s', async (search, how) => {
    const response = await api.call('GET', '/products', { query: { search } })
    expect(response.json().search?.how).toBe(how)
  })

  it('a search finds only what stands there, on request', async () => {
    expect(await find('gingelly', { exact: 'true' })).toEqual({ names: [], corrected: undefined })
    expect((await find('nalenei', { exact: 'true' })).names).toEqual([])
    expect((await find('oil sesame', { exact: '1' })).names).toEqual([
      'Groundnut Oil',
      'Sesame Oil 1 L',
    ])
    const rejected = await api.call('GET', '/products', { query: { exact: 'maybe' } })
    expect(Object.keys(rejected.json().errors)).toEqual(['exact'])
  })

  it('a search shows first what it finds in names, and last what stands only inside other words', async () => {
    expect((await find('til')).names).toEqual([
      // By synonym in the name, then in the description; a match inside `Lentils` would come after `until`.
      'Sesame Oil 1 L',
      'Lentils',
      'Groundnut Oil',
      'Marachekku Set',
    ])
    expect((await find('sesame')).names).toEqual(['Sesame Oil 1 L', 'Lentils', 'Groundnut Oil'])
    expect((await find('sesame', { sort: 'name-asc' })).names).toEqual([
      'Groundnut Oil',
      'Lentils',
      'Sesame Oil 1 L',
    ])
    expect((await find('sesame', { limit: '1', page: '2' })).names).toEqual(['Lentils'])
  })

  it('a search counts the first twelve different words, however often one is typed', async () => {
    const twelve = 's e m o i l es sa am me oi il'
    expect((await find(`${twelve} xyzzy`)).names).toEqual(['Sesame Oil 1 L', 'Groundnut Oil'])
    expect((await find(`s s ${twelve.slice(0, -3)} xyzzy`)).names).toEqual([])
  })

  it('a search corrects four words at most, and finds nothing for a fifth', async () => {
    const misspelt = 'grountnat marasekku lentiils kashew'
    const words = async (search: string): Promise<{ how: string | null }[]> => {
      const response = await api.callAsAdmin('GET', '/synonyms/try', { query: { search } })
      return response.json().data.words
    }
    expect((await words(misspelt)).every(({ how }) => how !== null)).toBe(true)
    expect((await words(`${misspelt} closet`)).at(-1)).toMatchObject({ typed: 'closet', how: null })
    expect(await words('closet')).toMatchObject([{ how: 'sound' }])
  })

  it.each([
    ['mixed scripts in a word', 'நல்லennai', 'Sesame Oil 1 L'],
    ['two words of different scripts in one', 'நல்லெண்ணெய்oil', 'Sesame Oil 1 L'],
    ['the misspelling', 'கடலை எண்ணை', 'Groundnut Oil'],
    ['decomposed vowel signs', sesame.normalize('NFD'), 'Sesame Oil 1 L'],
    ['joiners within', 'நல்\u200dலெண்\u200cணெய்', 'Sesame Oil 1 L'],
    ['1lt', 'sesame 1lt', 'Sesame Oil 1 L'],
    ['1 ltr', 'sesame 1 ltr', 'Sesame Oil 1 L'],
    ['1L', 'sesame 1L', 'Sesame Oil 1 L'],
    ['Tamil digits', 'sesame ௧ L', 'Sesame Oil 1 L'],
    ['Tamil digits of a product', '200', 'Cashew 100%'],
    ['a unit that stands elsewhere', 'sesame 1 litre', 'Sesame Oil 1 L'],
    ['a joiner as a word', 'sesame \u200d', 'Sesame Oil 1 L'],
    ['per cent', '100%', 'Cashew 100%'],
    ['an underscore', 'a_b', 'Cashew 100%'],
    ['%_', '%_', undefined],
    ['only punctuation', '?! ... --', undefined],
    ['an emoji', '🥥🫙', undefined],
    ['200 characters', 'ennai '.repeat(33), 'Groundnut Oil'],
    ['200 letters', 'எ'.repeat(200), undefined],
    ['200 words that are none', 'qx '.repeat(66), undefined],
    ['names of JavaScript', 'constructor __proto__', undefined],
  ])('a search takes %s', async (_, search, name) => {
    const { names } = await find(search)
    expect(names).toEqual(name === undefined ? [] : expect.arrayContaining([name]))
  })

  it('a search follows renamed categories and groups, and synonym sets, at once', async () => {
    const rename = (kind: string, id = '', payload: object = {}) =>
      api.callAsAdmin('PUT', `/${kind}/${id}`, { payload })
    await rename('categories', ids.Oils, { name: 'Pressed' })
    expect((await find('presst')).names).toHaveLength(5)
    await rename('product-groups', ids['Small tins'], { nameTa: 'பெரிய டின்' })
    expect((await find('periya tin')).names).toEqual(['Sesame Oil 1 L'])
    expect((await find('kaju')).names).toEqual([])
    const set = await create('synonyms', { label: 'Cashew', terms: ['cashew', 'kaju'] })
    expect((await find('kaju')).names).toEqual(['Cashew 100%'])
    await rename('synonyms', set, { terms: ['cashew', 'munthiri'] })
    expect((await find('kaju')).names).toEqual([])
    expect((await find('mundhiri')).names).toEqual(['Cashew 100%'])
    await remove('synonyms', set)
    expect((await find('munthiri')).names).toEqual([])
    await rename('categories', ids.Oils, { name: 'Oils' })
    expect((await find('presst')).names).toEqual([])
  })

  it('a search finds by synonyms whatever spelling of one stands in the catalogue', async () => {
    const sets = await Promise.all(synonyms.map((set) => create('synonyms', set)))
    for (const [typed, other] of readSpellings('synonyms')) {
      const product = await create('products', { name: other, category: ids.Oils })
      expect({ typed, ...(await find(typed)) }).toMatchObject({
        typed,
        names: expect.arrayContaining([other]),
      })
      await remove('products', product)
    }
    for (const set of sets) await remove('synonyms', set)
  }, 60_000)

  it('a search takes a word of a synonym for another one by its own synonyms, sound and slips', async () => {
    const sets = [
      await create('synonyms', { label: 'Oil', terms: ['oil', 'ennai', 'எண்ணெய்'] }),
      await create('synonyms', { label: 'Lamp oil', terms: ['pooja oil', 'marachekku'] }),
    ]
    const names = ['Marachekku Set']
    const correct = (typed: string) => [{ typed, found: 'Marachekku' }]
    expect(await find('pooja ennai')).toEqual({ names, corrected: undefined })
    for (const search of ['puja yennai', 'பூஜை எண்ணை', 'poja ennai'])
      expect(await find(search)).toEqual({ names, corrected: correct(search) })
    for (const set of sets) await remove('synonyms', set)
    expect((await find('pooja ennai')).names).toEqual([])
  })

  it('a search takes a set of everything, and as many sets as there may be', async () => {
    const terms = ['oil', 'sesame', 'groundnut', 'cashew', 'lentils', 'marachekku', 'set', 'எண்ணெய்']
    const made = [await create('synonyms', { label: 'Everything', terms })]
    expect((await find('cashew')).names).toHaveLength(5)
    const termsOf = (set: number) => Array.from({ length: 30 }, (_, n) => `oil ${set % 7} ${n}`)
    await insertSynonymSets(api.db, 297, termsOf)
    expect((await find('oil 1 7')).names).toEqual(['Sesame Oil 1 L'])
    await api.db.deleteFrom('synonyms').where('label', 'like', 'Set %').execute()
    for (const id of made) await remove('synonyms', id)
  }, 60_000)

  it('a search says how each word is found', async () => {
    const explain = async (search: string) => {
      const response = await api.callAsAdmin('GET', '/synonyms/try', { query: { search } })
      return response.json().data.words
    }
    expect(await explain('Sesame gingelly yennai groundnat xyzzy')).toEqual([
      { typed: 'Sesame', how: 'literal', found: 'Sesame' },
      { typed: 'gingelly', how: 'synonym', found: sesame },
      { typed: 'yennai', how: 'sound', found: 'எண்ணெய்' },
      { typed: 'groundnat', how: 'similar', found: 'Groundnut' },
      { typed: 'xyzzy', how: null, found: '' },
    ])
    // Inside `Monday` it is a chance match.
    expect(await explain('mon')).toMatchObject([{ how: 'synonym', found: 'Sesame' }])
    expect(await explain('til')).toMatchObject([{ how: 'literal' }])
    expect(await explain('marac')).toMatchObject([{ how: 'literal', found: 'Marachekku' }])
    expect(await explain('marase')).toMatchObject([{ how: 'beginning', found: 'Marachekku' }])
  })
})
