import fc from 'fast-check'
import { expect, it } from 'vitest'
import { packUnits } from '../../../contract/prices/unit-price.ts'
import { checkRandomly } from '../../../tools/testing/random-runs.ts'
import { type ListedProduct, layOutPriceList, maxColumns } from './rules.ts'

const sesame = { id: 'sesame', name: 'Sesame Oil', nameTa: 'நல்லெண்ணெய்' }
const oils = { id: 'oils', name: 'Oils', nameTa: 'எண்ணெய்கள்' }
const one = (id: string, product: Partial<ListedProduct> = {}): ListedProduct => ({
  id,
  name: `Oil ${id}`,
  nameTa: '',
  paise: 10_000,
  stock: { inStock: true },
  size: '',
  pack: {},
  group: null,
  category: oils,
  ...product,
})
const litres = (id: string, packAmount: number, product: Partial<ListedProduct> = {}) =>
  one(id, { group: sesame, pack: { packAmount, packUnit: 'l' }, ...product })

it('the price list puts the sizes of a group side by side, the smallest first', () => {
  const tin = one('tin', { group: sesame, pack: { packAmount: 15, packUnit: 'kg' } })
  const small = one('small', { group: sesame, pack: { packAmount: 500, packUnit: 'ml' } })
  const [section, ...others] = layOutPriceList([tin, litres('five', 5), small, litres('one', 1)])
  expect(others).toEqual([])
  expect(section?.columns).toEqual(['500 ml', '1 L', '5 L', '15 kg'])
  expect(section?.rows.map(({ name, nameTa, cells }) => [name, nameTa, cells.length])).toEqual([
    ['Sesame Oil', 'நல்லெண்ணெய்', 4],
  ])
  expect(section?.rows[0]?.cells[0]).toEqual({
    product: 'small',
    price: 100,
    inStock: true,
    unitPrice: { amount: 200, unit: 'l' },
  })
})

it('the price list gives a second product of one size, and one without a size, a row under its own name', () => {
  const [section] = layOutPriceList([
    litres('unpriced', 1, { name: 'Unpriced', paise: 0 }),
    litres('glass', 1, { name: 'Sesame Oil in glass', paise: 20_000 }),
    litres('bottle', 1),
    one('loose', { group: sesame, name: 'Loose', paise: 0 }),
  ])
  expect(section?.columns).toEqual(['1 L', ''])
  expect(section?.rows.map(({ name, cells }) => [name, ...cells.map((c) => c?.product)])).toEqual([
    ['Sesame Oil', 'bottle', undefined],
    ['Sesame Oil in glass', 'glass', undefined],
    ['Unpriced', 'unpriced', undefined],
    ['Loose', undefined, 'loose'],
  ])
})

const sweets = { id: 'sweets', name: 'Sweets', nameTa: '' }
const half = { packAmount: 500, packUnit: 'g' } as const

function layOutOthers() {
  const sections = layOutPriceList([
    litres('oil', 1),
    one('jaggery', { category: sweets, name: 'Jaggery 500g', nameTa: 'வெல்லம்', pack: half }),
    one('candy', { category: sweets, name: 'Candy 0.5 kg', nameTa: 'கற்கண்டு 500 கிராம்', pack: half }),
    one('cake', { category: oils, name: 'Cake', pack: { ...half, packCount: 3 } }),
    one('box', { category: sweets, name: 'Box', size: 'Large' }),
  ])
  return sections
}

it('the price list lets what has no group follow by category, with its size if the name does not say it', () => {
  const sections = layOutOthers()
  expect(
    sections.map(({ title, titleTa, rows }) => [
      title,
      titleTa,
      rows.map(({ pack, packTa }) => [pack, packTa]),
    ]),
  ).toEqual([
    ['', '', [['', '']]],
    [
      'Sweets',
      '',
      [
        ['', '500 g'],
        ['', ''],
        ['Large', 'Large'],
      ],
    ],
    ['Oils', 'எண்ணெய்கள்', [['3 × 500 g', '3 × 500 g']]],
  ])
})

it('the price list joins the rows of two groups while their sizes fill no more columns than fit', () => {
  const groundnut = { id: 'groundnut', name: 'Groundnut Oil', nameTa: '' }
  const oilsOf = (last: number) =>
    Array.from({ length: last }, (_, index) => index + 1).map((size) =>
      litres(String(size), size, size > 2 ? { group: groundnut } : {}),
    )
  expect(layOutPriceList(oilsOf(maxColumns)).map(({ rows }) => rows.length)).toEqual([2])
  expect(layOutPriceList(oilsOf(maxColumns + 1))).toHaveLength(2)
})

const id = fc.constantFrom('a', 'b', 'c')
const pack = fc.oneof(
  fc.constant({}),
  fc.record({
    packAmount: fc.integer({ min: 1, max: 12 }),
    packUnit: fc.constantFrom(...packUnits),
    packCount: fc.integer({ min: 1, max: 2 }),
  }),
)
const product = fc.record({
  group: fc.option(fc.record({ id, name: id, nameTa: id })),
  category: fc.record({ id, name: id, nameTa: id }),
  pack,
  paise: fc.nat(1e9),
  size: fc.constantFrom('', '1 L', 'Tin'),
})

it('the price list has every product once, in columns that fit, whatever there is', async () => {
  await checkRandomly(
    { short: 50, long: 5000 },
    fc.property(fc.array(product, { maxLength: 60 }), (products) => {
      const listed = products.map((product, index) => one(String(index), product))
      const sections = layOutPriceList(listed)
      const cells = sections.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells))
      const ids = cells.flatMap((cell) => cell?.product ?? [])
      expect(ids.toSorted()).toEqual(listed.map(({ id }) => id).toSorted())
      for (const { columns, rows } of sections) {
        expect(columns.length).toBeLessThanOrEqual(maxColumns)
        expect(new Set(columns).size).toBe(columns.length)
        for (const { cells } of rows) expect(cells.length).toBe(columns.length)
      }
    }),
  )
})
