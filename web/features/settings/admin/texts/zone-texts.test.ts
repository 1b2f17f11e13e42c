import { expect, it } from 'vitest'
import { blankZone, parseZones, writeZones } from './zone-texts.ts'

const parse = (fields: object) => parseZones(writeZones([{ ...blankZone, ...fields }]))[0]

it.each([
  ['641, 642;643', ['641', '642', '643']],
  ['641 602', ['641602']],
  [' 641 ,, 642 ', ['641', '642']],
  ['641\n642', ['641', '642']],
  ['௬௪௧, 642', ['641', '642']],
  ['', []],
])('the prefixes of a zone are read from %j: %j', (prefixes, expected) => {
  expect(parse({ prefixes })?.prefixes).toEqual(expected)
})

it.each([
  ['5', 5000],
  ['0.25', 250],
  ['1.0005', 1000.5],
  ['1e3', Number.NaN],
  ['2,5', 2500],
  ['.5', 500],
  ['௫', 5000],
  ['five', Number.NaN],
])('a mass of %s kilos is read as %d grams', (upTo, grams) => {
  expect(parse({ slabs: [{ upTo, charge: '0' }] })?.slabs[0]?.upTo).toBe(grams)
})

it('the rupees and days of a zone are read however they are written', () => {
  const zone = parse({ perKgBeyond: '12,50', freeFrom: '₹1,250', days: ['௧', ' 2 '] })
  expect(zone).toMatchObject({ perKgBeyond: 12.5, freeFrom: 1250, days: [1, 2] })
})

it('a zone leaves out what is blank', () => {
  expect(parse({ perKgBeyond: ' ', freeFrom: '' })).not.toHaveProperty('perKgBeyond')
  expect(parse({ perKgBeyond: ' ', freeFrom: '' })).not.toHaveProperty('freeFrom')
})
