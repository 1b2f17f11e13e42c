import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Product } from '../../../contract/products/product.ts'
import { createTestApi, type TestApi } from '../../testing/api.ts'

const groundnut = 'Groundnut Oil 1 L'
const sesame = 'Sesame Oil 500 ml'
const coconut = 'Coconut Oil Can 5 L'
const mustard = 'Mustard Oil 2.5 L'
const trio = 'Gift Trio'
const tub = 'Jaggery Tub'
const oils = [groundnut, sesame, coconut, mustard, 'Neem Oil']

const products = [
  { name: groundnut, nameTa: 'கடலை எண்ணெய் 1 லிட்டர்' },
  { name: sesame, nameTa: 'நல்லெண்ணெய்', description: 'Grated by hand. 1 L on request' },
  { name: coconut, nameTa: 'தேங்காய் எண்ணெய்' },
  { name: mustard, packAmount: 2500, packUnit: 'ml' },
  { name: trio, packAmount: 200, packUnit: 'ml', packCount: 3 },
  { name: tub, packAmount: 15, packUnit: 'kg', nameTa: 'வெல்லம்' },
  { name: 'Vitamin B-12', nameTa: 'கெளரவம் ஊறுகாய்' },
  { name: 'Vellam Candy' },
  { name: 'Rice', nameTa: 'கருப்பு கவுனி 1 கிலோ' },
  { name: 'Tumbler', nameTa: 'துாய்மை ஒளவை ஸ்ரீ' },
  {
    name: 'Neem Oil',
    description: 'Pure, from Coimbatore. Not for cooking. By Vaagai',
    category: 'Garden',
  },
  { name: 'Organic Honey', nameTa: 'தேன்' },
  { name: 'Honey Tin' },
  {
    name: 'Kadalai Cake',
    description: 'For cattle that give milk. நல்லெண்ணெயைத் தடவி வைக்கவும்',
  },
]

describe('queries', () => {
  let api: TestApi
  const categories: Record<string, string> = {}
  const find = async (search: string, query: Record<string, string> = {}) => {
    const response = await api.call('GET', '/products', {
      query: { search, sort: 'newest', ...query },
    })
    const { data, search: notes } = response.json()
    const names = data.map(({ name }: Product) => name).reverse()
    return { names, corrected: notes?.corrected?.map(({ found }: { found: string }) => found) }
  }

  beforeAll(async () => {
    api = await createTestApi('sqlite')
    categories.Pantry = await api.create('/categories', { name: 'Pantry' })
    categories.Garden = await api.create('/categories', { name: 'Garden' })
    for (const { category = 'Pantry', ...product } of products)
      await api.create('/products', { category: categories[category], ...product })
  })
  afterAll(() => api.close())

  it.each([
    ['oil ?', oils],
    ['• oil .', oils],
    ['oil 🙂', oils],
    ['honey/oil', []],
    ['oil/sesame', [sesame]],
    ['/sesame /', [sesame]],
    ['sesame.', [sesame]],
    ['"sesame", (oil)', [sesame]],
    ['oil,sesame', [sesame]],
    ['•', []],
  ])('a search leaves out signs that stand beside words: %s', async (search, names) => {
    expect((await find(search)).names).toEqual(names)
  })

  it.each([
    ['கௌரவம்', 'Vitamin B-12'],
    ['கெளரவ', 'Vitamin B-12'],
    ['தூய்மை', 'Tumbler'],
    ['ஔவை', 'Tumbler'],
    ['ஶ்ரீ', 'Tumbler'],
    ['எண்ணெய் 1 லிட்டா்', groundnut],
  ])('a search takes Tamil letters that look alike for the same: %s', async (search, name) => {
    expect(await find(search)).toEqual({ names: [name] })
  })

  it.each([...['b12', 'B12', 'b-12', 'B 12', 'b.12', 'vitamin b12'].map((search) => [search])])(
    'a search finds a name with a hyphen however it is joined: %s',
    async (search) => {
      expect((await find(search)).names).toEqual(['Vitamin B-12'])
    },
  )

  it.each([
    ['cooking oil', oils],
    ['best groundnut oil price', [groundnut]],
    ['buy sesame oil online', [sesame]],
    ['pure edible oil', oils],
    ['sesame rate', [sesame]],
    ['100% pure groundnut oil', [groundnut]],
    ['அசல் கடலை எண்ணெய்', [groundnut]],
    ['groundnut oil kg', [groundnut]],
    ['groundnut கிலோ', [groundnut]],
    ['கடலை எண்ணெய் விலை', [groundnut]],
    ['groundnut oil 1 litre bottle', [groundnut]],
    ['100 % pure sesame oil', [sesame]],
    ['100 percent pure sesame oil', [sesame]],
    ['99.9% pure sesame oil', [sesame]],
    ['100 சதவீதம் சுத்தமான நல்லெண்ணெய்', [sesame]],
    ['groundnut oil in coimbatore', [groundnut]],
    ['groundnut oil in Perundurai town', [groundnut]],
    ['groundnut oil chennai', [groundnut]],
    ['shop in Perundurai for groundnut oil', [groundnut]],
    ['groundnut oil price 2026', [groundnut]],
    ['சமையலுக்கு கடலை எண்ணெய்', [groundnut]],
    ['நல்ல எண்ணெய் விலை', [sesame]],
    ['best price groundnut oil', [groundnut]],
    ['buy sesame oil online near me', [sesame]],
    ['coconut oil 5 litre price in tamil nadu', [coconut]],
    ['oil in 5 litre can', [coconut]],
    ['கோவையில் கடலை எண்ணெய் விலை', [groundnut]],
    ['கடலை எண்ணெய் 1 லிட்டர் விலை தமிழ்நாடு', [groundnut]],
    ['நல்ல தேங்காய் எண்ணெய் எங்கே கிடைக்கும்', [coconut]],
    ['vitamin oil in coimbatore', []],
    ['oil l price', oils],
    ['best', []],
    ['best ghee', []],
  ])('a search never finds nothing for a general word beside others: %s', async (search, names) => {
    expect((await find(search)).names).toEqual(names)
  })

  it.each([
    ['vaagai groundnut oil', [groundnut]],
    ['groundnut oil vagai brand', [groundnut]],
    ['வாகை கடலை எண்ணெய்', [groundnut]],
    ['vaagai oil', oils],
    ['vaagai vitamin oil', []],
    ['vaagai', ['Neem Oil']],
  ])('the name of the shop narrows no search: %s', async (search, names) => {
    expect((await find(search)).names).toEqual(names)
  })

  it('the name of the shop counts where it names a product, and a change of it is followed', async () => {
    await api.callAsAdmin('PUT', '/settings', { payload: { shortName: 'Honey' } })
    expect((await find('honey oil')).names).toEqual([])
    expect((await find('vaagai oil')).names).toEqual(['Neem Oil'])
    await api.callAsAdmin('PUT', '/settings', { payload: { shortName: '' } })
    expect((await find('vaagai oil')).names).toEqual(oils)
  })

  it('a search finds a word by its plural', async () => {
    expect(await find('best cooking oils')).toEqual({ names: oils, corrected: ['Oil'] })
  })

  it('a general word that stands in names narrows a search', async () => {
    const both = ['Organic Honey', 'Honey Tin']
    expect((await find('organic honey')).names).toEqual(['Organic Honey'])
    expect((await find('buy organic honey online')).names).toEqual(['Organic Honey'])
    expect((await find('honey price')).names).toEqual(both)
    const inGarden = { category: categories.Garden ?? '' }
    expect((await find('best cooking oil', inGarden)).names).toEqual(['Neem Oil'])
    expect((await find('organic honey', inGarden)).names).toEqual([])
  })

  it.each([
    ...['grondnut', 'goundnut', 'groundnt', 'gorundnut', 'groundnnut'].map((search) => [
      search,
      groundnut,
    ]),
    ['sesme', sesame],
    ['seasme', sesame],
    ['coconutt', coconut],
    ['mustrad', mustard],
    ['தேங்கய்', coconut],
    ['தேஙகாய்', coconut],
    ['தேங்காயி', coconut],
    ['தைங்காய்', coconut],
  ] as [string, string][])('a search corrects a slip of one letter: %s', async (search, name) => {
    const { names, corrected } = await find(search)
    expect({ names, isCorrected: corrected?.length === 1 }).toEqual({
      names: [name],
      isCorrected: true,
    })
  })

  it.each([
    ['kadlai', ['Kadalai Cake', groundnut]],
    ['katlai', ['Kadalai Cake', groundnut]],
    ['நல்லெணிணெய்', [sesame]],
    ['catle', ['Kadalai Cake']],
  ])(
    'a search corrects to a name before a word of a description, unless that is spelled more like it: %s',
    async (search, names) => {
      const found = await find(search)
      expect(found.names.toSorted()).toEqual(names.toSorted())
      expect(found.corrected).toHaveLength(1)
    },
  )

  it.each(['ghee', 'keelo', 'leter', 'tea', 'seram', 'coc/tea'])(
    'a search corrects to no unit and to no word of another meaning: %s',
    async (search) => {
      const { names, corrected } = await find(search)
      expect({ names, corrected }).toEqual({ names: [], corrected: undefined })
    },
  )

  it.each([
    ['5 l', [coconut]],
    ['5L', [coconut]],
    ['5 litre', [coconut]],
    ['5 லிட்டர்', [coconut]],
    ['௫ லி', [coconut]],
    ['5000ml', [coconut]],
    ['five litres', [coconut]],
    ...['5 l/', '5 l-', '5 l –', '/5 l|', 'l 5', '५ लीटर', '5 ലിറ്റർ', '౫ లీటర్లు', '5 ಲೀಟರ್'].map(
      (search): [string, string[]] => [search, [coconut]],
    ),
    ['groundnut 1 l/', [groundnut]],
    ['5 l/5 litre', [coconut]],
    ['5l|5000ml', [coconut]],
    ['5 leetar', [coconut]],
    ['1 l', [groundnut]],
    ['1000 மி.லி', [groundnut]],
    ['groundnut1l', [groundnut]],
    ['sesame ½ litre', [sesame]],
    ['sesame 1/2 l', [sesame]],
    ['sesame 500 M.L.', [sesame]],
    ['2.5 l', [mustard]],
    ['2½ லிட்டர்', [mustard]],
    ['200 ml', [trio]],
    ['0.6 l', [trio]],
    ['600 மில்லி', [trio]],
    ['3 x 200 ml', [trio]],
    ['2 x 200 ml', []],
    ['15 kilo', [tub]],
    ['வெல்லம் 15 கி.கி', [tub]],
    ['15000 grams', [tub]],
    ['rice 1kg', ['Rice']],
    ['1000 கிராம்', ['Rice']],
    ['15 l', []],
    ['oil 15 kg', []],
  ] as [string, string[]][])('a search finds packs of %s', async (search, names) => {
    expect(await find(search)).toEqual({ names })
  })

  it('a search takes a number and a unit for words where only what stands there is asked for', async () => {
    expect((await find('5 l', { exact: 'true' })).names).toEqual([sesame, coconut, mustard])
    expect((await find('5000ml', { exact: 'true' })).names).toEqual([])
  })

  it('a search corrects a word that stands elsewhere where no product has all words', async () => {
    expect(await find('vellam')).toEqual({ names: ['Vellam Candy'] })
    expect(await find('vellam tub')).toEqual({ names: [tub], corrected: ['வெல்லம்'] })
    expect((await find('coconut groundnut')).names).toEqual([])
  })

  it('a search knows a unit alone by its other spellings', async () => {
    expect(await find('kilos')).toEqual({ names: ['Rice'] })
  })
})
