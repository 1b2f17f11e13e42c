import { expect, it } from 'vitest'
import { formatAge } from './age.ts'

const now = Date.parse('2026-03-10T12:00:00Z')

it.each([
  ['2026-03-10T11:59:30Z', 'just now'],
  ['2026-03-10T12:00:30Z', 'just now'],
  ['2026-03-10T11:15:00Z', '45 minutes ago'],
  ['2026-03-10T09:00:00Z', '3 hours ago'],
  ['2026-03-09T09:00:00Z', 'yesterday'],
  ['2026-02-01T09:00:00Z', '1 Feb 2026'],
  ['2026-02-01T20:00:00Z', '2 Feb 2026'],
])('an age of %s is written as %s', (time, words) => {
  expect(formatAge(time, now)).toBe(words)
})
