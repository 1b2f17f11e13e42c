import { expect, it } from 'vitest'
import { endOfIndiaDay, indiaDate } from './india-time.ts'

it.each([
  ['2027-01-13T18:29:59.999Z', '2027-01-13', '2027-01-13T18:30:00.000Z'],
  ['2027-01-13T18:30:00.000Z', '2027-01-14', '2027-01-14T18:30:00.000Z'],
])('the time %s is %s in India', (now, date, endsAt) => {
  expect(indiaDate(Date.parse(now))).toBe(date)
  expect(endOfIndiaDay(Date.parse(now))).toBe(Date.parse(endsAt))
})
