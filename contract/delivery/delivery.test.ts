import { expect, it } from 'vitest'
import { deliverySchema, deliveryUpdateSchema } from './delivery.ts'
import { deliveryMessages as messages } from './messages.ts'

const zone = {
  name: 'Coimbatore',
  prefixes: ['641'],
  slabs: [{ upTo: 5000, charge: 60 }],
  days: [1, 2],
}
const slab = (upTo: number, charge: number) => ({ upTo, charge })
const many = <T>(count: number, make: (index: number) => T) =>
  Array.from({ length: count }, (_, index) => make(index))

it('the rules of delivery have a default for what is left out', () => {
  expect(deliverySchema.parse({ zones: [zone] })).toEqual({
    packing: 10,
    zones: [{ ...zone, nameTa: '', by: '' }],
    note: '',
    noteTa: '',
  })
})

it.each([
  ['packing', { packing: 10.5 }, messages.packing],
  ['packing', { packing: 101 }, messages.packing],
  ['zones', { zones: many(31, (at) => ({ ...zone, prefixes: [`${at}`] })) }, messages.zones(30)],
  ['zones.1.prefixes', { zones: [zone, zone] }, messages.taken('641', 'Coimbatore')],
  [
    'zones.0.prefixes',
    { zones: [{ ...zone, prefixes: ['6', '6'] }] },
    messages.taken('6', 'Coimbatore'),
  ],
])('the rules of delivery are rejected at %s: %j', (path, rules, message) => {
  const { error } = deliverySchema.safeParse(rules)
  const issues = error?.issues.map((issue) => [issue.path.join('.'), issue.message])
  expect(issues).toContainEqual([path, message])
})

it.each([
  ['name', { name: ' ' }, messages.name],
  ['prefixes.0', { prefixes: ['6416021'] }, messages.prefix],
  ['prefixes.0', { prefixes: [''] }, messages.prefix],
  ['prefixes.0', { prefixes: ['௬'] }, messages.prefix],
  ['prefixes', { prefixes: many(51, (at) => `${at + 100}`) }, messages.prefixes(50)],
  ['slabs', { slabs: [] }, messages.slabs(12)],
  ['slabs', { slabs: many(13, (at) => slab(at + 1, 1)) }, messages.slabs(12)],
  ['slabs.1.upTo', { slabs: [slab(5000, 1), slab(5000, 2)] }, messages.rising],
  ['slabs.0.upTo', { slabs: [slab(0, 1)] }, messages.mass],
  ['slabs.0.upTo', { slabs: [slab(100_001, 1)] }, messages.mass],
  ['slabs.0.charge', { slabs: [slab(1, -1)] }, messages.charge],
  ['slabs.0.charge', { slabs: [slab(1, 0.005)] }, messages.charge],
  ['perKgBeyond', { perKgBeyond: 'ten' }, messages.charge],
  ['freeFrom', { freeFrom: -1 }, messages.goods],
  ['days', { days: [2, 1] }, messages.daysOrder],
  ['days.1', { days: [0, 61] }, messages.days],
  ['days', { days: [1] }, messages.days],
])('a zone is rejected at %s: %j', (path, fields, message) => {
  const { error } = deliverySchema.safeParse({ zones: [{ ...zone, ...fields }] })
  const issues = error?.issues.map((issue) => [issue.path.slice(2).join('.'), issue.message])
  expect(issues).toContainEqual([path, message])
})

it('the rules of delivery take numbers as plain decimal text, too', () => {
  const texts = { slabs: [{ upTo: '5000', charge: '60.5' }], perKgBeyond: '.5', days: ['1', '2'] }
  const { packing, zones } = deliveryUpdateSchema.parse({
    packing: '12',
    zones: [{ ...zone, ...texts }],
  })
  expect(packing).toBe(12)
  expect(zones).toMatchObject([{ slabs: [slab(5000, 60.5)], perKgBeyond: 0.5, days: [1, 2] }])
  for (const charge of ['1,250', '௫', '5.', ''])
    expect(
      deliveryUpdateSchema.safeParse({ zones: [{ ...zone, perKgBeyond: charge }] }).success,
    ).toBe(false)
})

it('a zone without a prefix is not taken, and one that is stored is still read', () => {
  const rules = { zones: [{ ...zone, prefixes: [] }] }
  const { error } = deliveryUpdateSchema.safeParse(rules)
  const issues = error?.issues.map((issue) => [issue.path.join('.'), issue.message])
  expect(issues).toEqual([['zones.0.prefixes', messages.noPrefix]])
  expect(deliverySchema.parse(rules).zones).toHaveLength(1)
})
