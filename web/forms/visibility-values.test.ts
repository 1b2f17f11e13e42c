import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { describeValues, describeVisibility } from './visibility-values.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-27T12:00:00+05:30'), toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

it.each([
  ['scheduled', '2027-01-01', 'From 1 Jan'],
  ['scheduled', '2028-01-01', 'From 1 Jan 2028'],
  ['ended', '2026-01-15', 'Ended 15 Jan'],
  ['ended', '2025-12-01', 'Ended 1 Dec'],
  ['ended', '2020-01-15', 'Ended 15 Jan 2020'],
] as const)(
  'a season names the year of a day that is not the next or the last: %s %s',
  (visibility, day, said) => {
    expect(describeVisibility({ visibility, visibleFrom: day, visibleUntil: day })).toBe(said)
  },
)

it('a season is summed up with the years that are not this one', () => {
  const sumUp = (visibleFrom: string, visibleUntil: string, hidden = false) =>
    describeValues({ hidden, visibleFrom, visibleUntil })
  expect(sumUp('2026-12-01', '2026-12-31')).toBe('From 1 Dec until 31 Dec')
  expect(sumUp('2020-01-17', '2027-01-01')).toBe('From 17 Jan 2020 until 1 Jan 2027')
  expect(sumUp('', '2027-01-01', true)).toBe('Hidden, until 1 Jan 2027')
  expect(sumUp('', '', true)).toBe('Hidden')
})
