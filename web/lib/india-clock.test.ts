import { expect, it } from 'vitest'
import { fromIndiaTime, toIndiaTime } from './india-clock.ts'

it('reads and writes instants by the clock of India', () => {
  expect(toIndiaTime('2027-01-09T18:30:00.000Z')).toBe('2027-01-10T00:00')
  expect(new Date(fromIndiaTime('2027-01-10T00:00') ?? '').toISOString()).toBe(
    '2027-01-09T18:30:00.000Z',
  )
  expect(toIndiaTime(null)).toBe('')
  expect(fromIndiaTime('')).toBeNull()
})
