import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkRandomly } from '../../tools/testing/random-runs.ts'
import type { DeliveryRules } from './delivery.ts'
import { addPacking, type Parcel, packParcel, quoteDelivery } from './quote-delivery.ts'
import { describeQuote, writeCharge, writeDays, writeKilos } from './words.ts'
import { deliveryWordsEn } from './words-en.ts'

const zone = { name: 'Near', nameTa: '', days: [1, 2] as [number, number], by: '' }
const near = {
  ...zone,
  prefixes: ['641'],
  slabs: [
    { upTo: 1000, charge: 40 },
    { upTo: 5000, charge: 60 },
  ],
}
const rules = { packing: 10, zones: [near] }
const goods = (grams: number, more: Partial<Parcel> = {}): Parcel => ({
  paise: 84_000,
  grams,
  isPartial: false,
  ...more,
})
const say = (delivery: DeliveryRules, parcel: Parcel, pin = '641602') =>
  describeQuote(pin, quoteDelivery(delivery, pin, parcel), deliveryWordsEn)

const slabs = fc
  .uniqueArray(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 12 })
  .chain((ends) =>
    fc.tuple(
      ...ends
        .toSorted((a, b) => a - b)
        .map((upTo) =>
          fc.integer({ min: 0, max: 10_000_000 }).map((paise) => ({ upTo, charge: paise / 100 })),
        ),
    ),
  )
const rupees = fc.integer({ min: 0, max: 100_000 }).map((paise) => paise / 100)
const anyZones = fc
  .array(
    fc.record(
      {
        slabs,
        prefixes: fc.array(fc.stringMatching(/^[6-7][0-4]{0,5}$/), { minLength: 1, maxLength: 6 }),
        perKgBeyond: rupees,
        freeFrom: rupees,
      },
      { requiredKeys: ['slabs', 'prefixes'] },
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((zones) => {
    const taken = new Set<string>()
    return zones.map((drawn, index) => {
      const prefixes = drawn.prefixes.filter((prefix) => !taken.has(prefix) && taken.add(prefix))
      return { ...zone, ...drawn, name: `Zone ${index}`, prefixes }
    })
  })
const anyParcel = fc.record({
  paise: fc.integer({ min: 0, max: 200_000 }),
  grams: fc.integer({ min: 0, max: 120_000 }),
  isPartial: fc.boolean(),
})

/** Calculated in whole hundredths of grams and paise, from the documented rules. */
function reckon({ packing, zones }: DeliveryRules, pin: string, parcel: Parcel) {
  const all = zones.flatMap((zone) => zone.prefixes.map((prefix) => ({ zone, prefix })))
  const fitting = all.filter(({ prefix }) => pin.startsWith(prefix))
  const [best] = fitting.sort((a, b) => b.prefix.length - a.prefix.length)
  if (!best) return 'please tell me'
  const paise = (amount: number) => BigInt(amount.toFixed(2).replace('.', ''))
  const { freeFrom, perKgBeyond } = best.zone
  if (freeFrom !== undefined && BigInt(parcel.paise) >= paise(freeFrom)) return 'free'
  const hundredths = BigInt(parcel.grams) * BigInt(100 + packing)
  const slab = best.zone.slabs.find(({ upTo }) => hundredths <= BigInt(upTo) * 100n)
  if (slab && slab.charge === 0) return parcel.isPartial ? 'please tell me' : 'free'
  if (slab) return { paise: paise(slab.charge), word: parcel.isPartial ? 'from' : 'about' }
  const last = best.zone.slabs.at(-1)
  if (parcel.isPartial || !last || perKgBeyond === undefined) return 'please tell me'
  const over = (hundredths + 99n) / 100n - BigInt(last.upTo)
  const sum = paise(last.charge) + paise(perKgBeyond) * ((over + 999n) / 1000n)
  return sum === 0n ? 'free' : { paise: sum, word: 'about' }
}

describe('what delivery costs', () => {
  it('the charge of a delivery is what an independent reckoner says, to the paisa', async () => {
    await checkRandomly(
      { short: 300, long: 50_000 },
      fc.property(
        anyZones,
        fc.integer({ min: 0, max: 100 }),
        fc.stringMatching(/^[6-7][0-4]{5}$/),
        anyParcel,
        (zones, packing, pin, parcel) => {
          const quote = quoteDelivery({ packing, zones }, pin, parcel)
          const expected = reckon({ packing, zones }, pin, parcel)
          const said = writeCharge(quote, deliveryWordsEn).replace(/[₹,]/g, '')
          const wanted = (at: Exclude<typeof expected, string>) =>
            `${at.word} ${(Number(at.paise) / 100).toFixed(at.paise % 100n === 0n ? 0 : 2)}`
          expect(said).toBe(typeof expected === 'string' ? expected : wanted(expected))
        },
      ),
    )
  })

  it.each([
    ['a mass on the end of a step belongs to it', goods(909), '₹40 (1.0 kg)'],
    ['a gram more is the next step', goods(910), '₹60 (1.0 kg)'],
    ['packing is added, and rounded up to a gram', goods(3091), '₹60 (3.4 kg)'],
  ])('%s', (_, parcel, expected) => {
    expect(say(rules, parcel)).toBe(`To 641 602: about ${expected}, 1–2 days`)
  })

  it('the charge of a delivery goes by the longest prefix that fits', () => {
    const far = {
      ...near,
      name: 'Far',
      prefixes: ['6', '64160'],
      slabs: [{ upTo: 9000, charge: 99 }],
    }
    expect(say({ packing: 0, zones: [near, far] }, goods(500))).toContain('₹99')
    expect(say({ packing: 0, zones: [near, far] }, goods(500), '641002')).toContain('₹40')
    expect(say({ packing: 0, zones: [near, far] }, goods(500), '699999')).toContain('₹99')
  })

  it('the charge of a delivery is given in the chat above the last step, unless each further kilo has its charge', () => {
    expect(say(rules, goods(5000))).toBe('We tell the charge in the chat')
    const zones = [{ ...near, perKgBeyond: 12.5 }]
    expect(say({ packing: 0, zones }, goods(5001))).toContain('about ₹72.50')
    expect(say({ packing: 0, zones }, goods(6001))).toContain('about ₹85')
  })

  it('the charge of a delivery is nil from a sum of goods, whatever they weigh', () => {
    const zones = [{ ...near, freeFrom: 840 }]
    for (const parcel of [goods(1), goods(90_000), goods(0, { isPartial: true })])
      expect(say({ packing: 10, zones }, parcel)).toBe('To 641 602: free delivery, 1–2 days')
    expect(say({ packing: 10, zones }, goods(1, { paise: 83_999 }))).toContain('₹40')
  })

  it('the charge of a delivery begins at that of what is known where the mass of something is not', () => {
    expect(say(rules, goods(900, { isPartial: true }))).toContain('from ₹40 (1.0 kg)')
    expect(say(rules, goods(0, { isPartial: true }))).toBe('To 641 602: from ₹40, 1–2 days')
    const zones = [{ ...near, perKgBeyond: 12 }]
    expect(say({ packing: 10, zones }, goods(9000, { isPartial: true }))).toBe(
      'We tell the charge in the chat',
    )
  })

  it('a step without a charge is free of charge, but not while the mass of something is unknown', () => {
    const zones = [{ ...near, slabs: [{ upTo: 1000, charge: 0 }] }]
    const free = 'To 641 602: free delivery, 1–2 days'
    expect(say({ packing: 0, zones }, goods(1000))).toBe(free)
    expect(say({ packing: 0, zones }, goods(1000, { isPartial: true }))).toBe(
      'We tell the charge in the chat',
    )
  })

  it('the charge of a delivery is given in the chat where no zone fits', () => {
    expect(say(rules, goods(900), '110001')).toBe('We tell the charge in the chat')
    expect(say({ packing: 10, zones: [] }, goods(900))).toBe('We tell the charge in the chat')
  })

  it('the charge of a delivery is nil in a step without one', () => {
    const zones = [{ ...near, slabs: [{ upTo: 1000, charge: 0 }] }]
    expect(say({ packing: 0, zones }, goods(900))).toBe('To 641 602: free delivery, 1–2 days')
  })
})

it('packs the goods of a list', () => {
  const tin = { price: 1550.1, packMass: 4550 }
  const cake = { price: 0 }
  expect(packParcel([{ product: tin, quantity: 3 }])).toEqual({
    paise: 465_030,
    grams: 13_650,
    isPartial: false,
  })
  expect(
    packParcel([
      { product: tin, quantity: 1 },
      { product: cake, quantity: 2 },
    ]),
  ).toMatchObject({
    grams: 4550,
    isPartial: true,
  })
})

it.each([
  [0, 1000, 1000],
  [100, 1000, 2000],
  [10, 455, 501],
  [10, 1000, 1100],
])('the packing adds %i %% to %i g', (packing, grams, expected) => {
  expect(addPacking(grams, packing)).toBe(expected)
})

it.each([
  [[0, 0], 'same day'],
  [[0, 1], '0–1 day'],
  [[1, 1], '1 day'],
  [[1, 2], '1–2 days'],
  [[3, 3], '3 days'],
] as [[number, number], string][])('the days %j are written as %s', (days, expected) => {
  expect(writeDays(days, deliveryWordsEn)).toBe(expected)
})

it.each([
  [49, '0.0 kg'],
  [50, '0.1 kg'],
  [3349, '3.3 kg'],
  [3350, '3.4 kg'],
  [12_000, '12.0 kg'],
])('the mass of %i g is written as %s', (grams, expected) => {
  expect(writeKilos(grams, deliveryWordsEn)).toBe(expected)
})
