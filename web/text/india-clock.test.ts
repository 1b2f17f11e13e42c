import { afterEach, expect, it, vi } from 'vitest'
import { formatIndiaTime, fromIndiaTime, toIndiaTime } from './india-clock.ts'

afterEach(() => vi.unstubAllEnvs())

it.each(['America/New_York', 'Pacific/Auckland', 'UTC'])(
  'an instant is shown by the clock of India to somebody in %s',
  (zone) => {
    vi.stubEnv('TZ', zone)
    expect(new Date(0).getHours()).not.toBe(5)
    const late = '2026-12-02T21:00:05.000Z'
    expect(formatIndiaTime(late)).toBe('3 Dec 2026, 2:30 am')
    expect(formatIndiaTime(late, 'second')).toBe('3 Dec 2026, 2:30:05 am')
    expect(formatIndiaTime(late, 'day')).toBe('3 December 2026')
    expect(formatIndiaTime(late, 'shortDay')).toBe('3 Dec 2026')
  },
)

it('an instant is read and written by the clock of India', () => {
  expect(toIndiaTime('2027-01-09T18:30:00.000Z')).toBe('2027-01-10T00:00')
  expect(new Date(fromIndiaTime('2027-01-10T00:00') ?? '').toISOString()).toBe(
    '2027-01-09T18:30:00.000Z',
  )
  expect(toIndiaTime(null)).toBe('')
  expect(fromIndiaTime('')).toBeNull()
})
