import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { PriceRule } from '../../../contract/price-revisions/price-rule-schema.ts'
import { roundings } from '../../../contract/price-revisions/price-rules.ts'
import { skipReasons } from '../../../contract/price-revisions/states.ts'
import { packUnits } from '../../../contract/prices/unit-price.ts'
import { checkRandomly } from '../../../tools/testing/random-runs.ts'
import { ApiError } from '../../errors.ts'
import {
  completeRule,
  draftLines,
  findChanged,
  listRates,
  type PricedRow,
  planApply,
  planRevert,
} from './rules.ts'

const paise = fc.oneof(
  fc.integer({ min: 0, max: 999_999_999 }),
  fc.integer({ min: 0, max: 90_000 }),
)
const product = fc
  .record({
    price: paise,
    struck: fc.option(fc.nat({ max: 50_000 })),
    pack_amount: fc.integer({ min: 1, max: 5_000_000 }),
    pack_unit: fc.option(fc.constantFrom(...packUnits)),
    pack_count: fc.integer({ min: 1, max: 12 }),
    pack_cost: fc.option(fc.nat({ max: 10_000 })),
    group_id: fc.constantFrom('1', '2'),
  })
  .map(({ struck, pack_amount, ...row }) => ({
    ...row,
    pack_amount: row.pack_unit && pack_amount,
    original_price: struck === null ? null : Math.min(row.price + struck, 999_999_999),
  }))
const products = fc
  .array(product, { minLength: 1, maxLength: 8 })
  .map((rows) => rows.map((row, n): PricedRow => ({ ...row, id: `${n}`, name: `Oil ${n}` })))
const round = fc.constantFrom(...roundings)
const rupees = (min: number, max: number) =>
  fc.integer({ min: min * 100, max: max * 100 }).map((paise) => paise / 100)
const rateOf = (group: string) =>
  fc.record({
    group: fc.constant(group),
    ratePerUnit: rupees(1, 2000),
    unit: fc.constantFrom('l' as const, 'kg' as const),
  })
const rule: fc.Arbitrary<PriceRule> = fc.oneof(
  fc.record({
    kind: fc.constant('percent' as const),
    value: fc.integer({ min: -50_000, max: 99_999 }).map((thousandths) => thousandths / 1000),
    round,
  }),
  fc.record({ kind: fc.constant('amount' as const), value: rupees(-20, 500), round }),
  fc.tuple(rateOf('1'), round).map(([rate, round]) => ({ ...rate, kind: 'rate' as const, round })),
  fc.record({
    kind: fc.constant('rates' as const),
    rates: fc.tuple(rateOf('1'), rateOf('2')),
    round,
  }),
  fc.record({
    kind: fc.constant('set' as const),
    prices: fc
      .array(rupees(1, 5000), { minLength: 8, maxLength: 8 })
      .map((prices) => prices.map((price, n) => ({ product: `${n}`, price }))),
  }),
)
const isUsable = (rule: PriceRule, rows: PricedRow[]) => {
  try {
    return draftLines(rule, rows)
  } catch (error) {
    expect(error).toBeInstanceOf(ApiError)
    return null
  }
}
const drafted = fc
  .tuple(rule, products)
  .map(([rule, rows]) => ({ rows, lines: isUsable(rule, rows) ?? [] }))
  .filter(({ lines }) => lines.length > 0)
const byId = (rows: PricedRow[]) => new Map(rows.map((row) => [row.id, row]))
const write = (rows: PricedRow[], { writes }: ReturnType<typeof planApply>) =>
  rows.map((row) => {
    const written = writes.find(({ product }) => product.id === row.id)
    return written ? { ...row, price: written.price, original_price: written.original } : row
  })

it('a revert brings every price back, and every struck price', async () => {
  await checkRandomly(
    { short: 100, long: 10_000 },
    fc.property(drafted, ({ rows, lines }) => {
      const applied = planApply(lines, byId(rows))
      const after = write(rows, applied)
      for (const { price, original_price } of after)
        expect(original_price === null || original_price >= price).toBe(true)
      for (const line of applied.lines.filter(({ skipped }) => !skipped))
        expect(byId(after).get(line.product)?.price).toBe(line.to)
      expect(write(after, planRevert(applied.lines, byId(after)))).toEqual(rows)
    }),
  )
})

it('a forced revert brings back the prices that were, not those of the draft', async () => {
  await checkRandomly(
    { short: 100, long: 10_000 },
    fc.property(drafted, paise, ({ rows, lines }, price) => {
      const later = rows.map((row) => ({ ...row, price, original_price: null }))
      const applied = planApply(lines, byId(later))
      const after = write(later, applied)
      expect(write(after, planRevert(applied.lines, byId(after)))).toEqual(later)
    }),
  )
})

const written = ({ price, original }: { price: number; original: number | null }) => [
  price,
  original,
]

it('a revert changes price and original price, unless the price has changed since', () => {
  const row: PricedRow = {
    id: '1',
    name: 'Oil',
    price: 10_000,
    original_price: 12_000,
    group_id: null,
    pack_amount: null,
    pack_unit: null,
    pack_count: 1,
    pack_cost: null,
  }
  const [line] = draftLines({ kind: 'amount', value: 30, round: 0 }, [row])
  expect(line).toMatchObject({ to: 13_000, originalFrom: 12_000, originalTo: null })
  const { lines } = planApply(line ? [line] : [], byId([row]))
  const since = (changes: Partial<PricedRow>) =>
    planRevert(lines, byId([{ ...row, price: 13_000, original_price: null, ...changes }]))
  expect(since({}).writes.map(written)).toEqual([[10_000, 12_000]])
  expect(since({ original_price: 20_000 }).writes.map(written)).toEqual([[10_000, 12_000]])
  expect(since({ price: 14_000 })).toEqual({ writes: [], lines: [{ ...line, kept: 14_000 }] })
  expect(planRevert(lines, new Map())).toEqual({ writes: [], lines: [{ ...line, kept: null }] })
})

it('a price revision skips what is deleted, and finds what has changed', () => {
  const rows = [1, 2, 3].map(
    (n): PricedRow => ({
      ...row(`${n}`, '1', 'l'),
      name: `Oil ${n}`,
      price: n * 1000,
    }),
  )
  const lines = draftLines({ kind: 'percent', value: 10, round: 0 }, rows)
  const later = byId(rows.slice(0, 2).map((row) => ({ ...row, price: 1000 })))
  expect(findChanged(lines, later).map(({ line, price }) => [line.product, price])).toEqual([
    ['2', 1000],
    ['3', null],
  ])
  expect(planApply(lines, later).lines.map(({ skipped }) => skipped)).toEqual([
    undefined,
    undefined,
    skipReasons.deleted,
  ])
})

const row = (id: string, group_id: string, pack_unit: PricedRow['pack_unit']): PricedRow => ({
  id,
  name: id,
  price: 10_000,
  original_price: null,
  group_id,
  pack_amount: 500_000,
  pack_unit,
  pack_count: 1,
  pack_cost: null,
})

it('a price revision gives each of several groups its rate, in the unit of most of its packs', () => {
  const rows = [row('oil', '1', 'ml'), row('flour', '2', 'g'), row('cake', '1', 'g')]
  const rates = [
    { group: '1', ratePerUnit: 450 },
    { group: '2', ratePerUnit: 90.5 },
  ]
  const rule = completeRule({ kind: 'rates', rates, round: 0 }, rows)
  expect(listRates(rule)).toEqual([
    { group: '1', paise: 45_000 },
    { group: '2', paise: 9050 },
  ])
  expect(draftLines(rule, rows).map(({ to, skipped }) => skipped ?? to)).toEqual([
    22_500,
    4525,
    skipReasons.noPack,
  ])
})
