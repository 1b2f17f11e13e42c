import { expect, it } from 'vitest'
import { formatIndiaMoment, parseMoment } from './parse-moment.ts'

const now = Date.parse('2026-11-27T00:00Z')

it.each([
  ['2026-11-26T18:40', '2026-11-26T13:10:00Z'],
  ['2026-11-26 18:40', '2026-11-26T13:10:00Z'],
  ['2026-11-26T18:40:30', '2026-11-26T13:10:30Z'],
  ['2026-11-26T18:40Z', '2026-11-26T18:40:00Z'],
  ['2026-11-26T18:40:00.5+01:00', '2026-11-26T17:40:00.500Z'],
  ['2026-11-27T05:30', '2026-11-27T00:00:00Z'],
])('the text %s is a moment, in India where it has no zone', (text, moment) => {
  expect(parseMoment(text, now)).toBe(Date.parse(moment))
})

it.each([
  '',
  'yesterday',
  '2026-11-26',
  '2026-02-30T10:00',
  '2026-11-26T24:01',
  '2026-11-26T18:61',
  '2026-13-01T10:00',
  '2026-11-26T18:40+99:00',
  '18:40',
])('the text «%s» is no moment', (text) => {
  expect(() => parseMoment(text, now)).toThrow(/^--at: must be a moment like 2026-11-26T18:40/)
})

it('a moment to come cannot be restored', () => {
  expect(() => parseMoment('2026-11-27T05:31', now)).toThrow('is still to come')
})

it('a moment is told as it is read', () => {
  expect(formatIndiaMoment(Date.parse('2026-11-26T13:10:00Z'))).toBe('2026-11-26T18:40:00')
})
