import { expect, it } from 'vitest'
import { requireClock } from './require-clock.ts'

it.each([
  '1970-01-01T00:00:08Z',
  '2019-12-31T23:59:59Z',
  '2101-01-01T00:00:00Z',
  '+012026-11-26T00:00:00Z',
])('a clock at %s ends the start with a line', (time) => {
  const now = new Date(time)
  const line = `The clock of this machine says ${now.toISOString()}. Set it to the time of today, and start again.`
  expect(() => requireClock(now)).toThrow(line)
})

it.each(['2020-01-01T00:00:00Z', '2100-12-31T23:59:59Z'])('a clock at %s may be right', (time) => {
  requireClock(new Date(time))
})
