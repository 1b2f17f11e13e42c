import { expect, it } from 'vitest'
import { hourMs } from '../../../../contract/durations.ts'
import {
  pricePageMessages,
  priceRevisionMessages,
} from '../../../../contract/price-revisions/messages.ts'
import { applyTimeOf, findTimeError, startTime, timeBounds } from './apply-time.ts'

// Half past ten in the evening of the 13th in India.
const now = Date.parse('2027-01-13T17:00:00.000Z')

it('the time of a price revision begins with now, and for later with tomorrow morning in India', () => {
  expect(startTime(null, now)).toEqual({ isLater: false, time: '2027-01-14T06:00' })
  // By then it is the 14th in India.
  expect(startTime(null, now + 2 * hourMs).time).toBe('2027-01-15T06:00')
  const asked = '2027-02-01T00:30:00.000Z'
  expect(startTime(asked, now)).toEqual({ isLater: true, time: '2027-02-01T06:00' })
  expect(startTime('2027-01-01T00:30:00.000Z', now).isLater).toBe(false)
})

it.each([
  ['2027-01-13T22:31', undefined],
  ['2027-01-13T22:30', priceRevisionMessages.notAhead],
  ['2027-01-13T17:01', priceRevisionMessages.notAhead],
  ['2027-04-13T22:30', undefined],
  ['2027-04-13T22:31', priceRevisionMessages.tooFar],
  ['', pricePageMessages.timeRequired],
])('the time %s of a price revision is checked: %s', (time, error) => {
  expect(findTimeError({ isLater: true, time }, now)).toBe(error)
  expect(findTimeError({ isLater: false, time }, now)).toBeUndefined()
})

it('the time of a price revision is sent with its zone, and bounded by what is taken', () => {
  expect(applyTimeOf({ isLater: true, time: '2027-01-14T06:00' })).toBe('2027-01-14T06:00:00+05:30')
  expect(applyTimeOf({ isLater: false, time: '2027-01-14T06:00' })).toBeNull()
  expect(timeBounds(now)).toEqual({ min: '2027-01-13T22:30', max: '2027-04-13T22:30' })
})
