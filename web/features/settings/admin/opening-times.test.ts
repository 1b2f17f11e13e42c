import { expect, it } from 'vitest'
import { formatDays, formatSpans, parseDays, parseSpans } from './opening-times.ts'

const morning = { opens: '09:00', closes: '13:00' }
const evening = { opens: '16:00', closes: '24:00' }

it.each([
  [[], ''],
  [[morning], '09:00-13:00'],
  [[morning, evening], '09:00-13:00, 16:00-24:00'],
])('the times %j are held as %s', (spans, text) => {
  expect(formatSpans(spans)).toBe(text)
  expect(parseSpans(text)).toEqual(spans)
})

it('the form holds special days, whatever their words', () => {
  const days = [{ date: '2027-01-14', spans: [morning], note: '"Pongal", at last', noteTa: '' }]
  expect(parseDays(formatDays(days))).toEqual(days)
  expect(formatDays([])).toBe('')
  expect(parseDays('')).toEqual([])
})
