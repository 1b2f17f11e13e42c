import { describe, expect, it } from 'vitest'
import { defaultSettings } from '../../../contract/settings/defaults.ts'
import type { ShopDetails } from '../../../contract/settings/shop-details.ts'
import {
  describeToday,
  describeWeek,
  formatTime,
  isOpenAt,
  type OpeningHours,
} from './business-hours.ts'
import { reachEn } from './words/reach-en.ts'
import { reachTa } from './words/reach-ta.ts'

const plain = defaultSettings({} as ShopDetails)
type Spans = OpeningHours['hours']['mon']
/** By the visitor's clock, wherever that is. */
const local = (date: string, clock: string) => new Date(`${date}T${clock}:00`)
const morning = { opens: '09:00', closes: '13:00' }
const evening = { opens: '16:00', closes: '24:00' }
const facts: OpeningHours = {
  hours: { ...plain.hours, wed: [morning, evening], sat: [] },
  specialDays: [
    { date: '2026-11-25', spans: [], note: 'Pongal', noteTa: '' },
    { date: '2026-11-28', spans: [evening], note: 'Night of lamps', noteTa: '' },
    { date: '2028-02-29', spans: [], note: 'Leap day', noteTa: '' },
  ],
}

describe('opening hours', () => {
  // 23 November 2026 is a Monday, the 22nd a Sunday.
  it.each([
    ['2026-11-23', '08:59', false],
    ['2026-11-23', '09:00', true],
    ['2026-11-23', '21:29', true],
    ['2026-11-23', '21:30', false],
    ['2026-11-22', '12:59', true],
    ['2026-11-22', '13:00', false],
  ])('the shop is open on %s at %s: %s', (date, clock, open) => {
    expect(isOpenAt(plain, local(date, clock))).toBe(open)
  })

  it.each([
    ['2026-11-25', '10:00', false],
    ['2026-11-28', '15:59', false],
    ['2026-11-28', '16:00', true],
    ['2026-11-28', '23:59', true],
    ['2026-12-02', '13:00', false],
    ['2026-12-02', '16:00', true],
  ])('the shop is open on special days and between spans, on %s at %s: %s', (date, clock, open) => {
    expect(isOpenAt(facts, local(date, clock))).toBe(open)
  })
})

it.each([
  ['2026-11-23', '08:00', '', 'Opens today at 9:00 AM'],
  ['2026-11-23', '09:00', '', undefined],
  ['2026-11-24', '22:00', '', 'Opens on Thursday at 9:00 AM'],
  ['2026-11-25', '10:00', 'Closed today: Pongal', 'Opens tomorrow at 9:00 AM'],
  ['2026-11-18', '14:00', '', 'Opens today at 4:00 PM'],
  ['2026-11-27', '22:00', '', 'Opens tomorrow at 4:00 PM'],
  // Midnight in India, and the minute before it.
  ['2026-11-24', '23:59', '', 'Opens on Thursday at 9:00 AM'],
  ['2026-11-25', '00:00', 'Closed today: Pongal', 'Opens tomorrow at 9:00 AM'],
  ['2026-11-28', '15:59', 'Today 4:00 PM to 12:00 AM: Night of lamps', 'Opens today at 4:00 PM'],
  ['2026-11-28', '23:59', 'Today 4:00 PM to 12:00 AM: Night of lamps', undefined],
  ['2026-11-29', '00:00', '', 'Opens today at 9:00 AM'],
  ['2028-02-29', '10:00', 'Closed today: Leap day', 'Opens tomorrow at 9:00 AM'],
])('the shop says on %s at %s why and how long', (date, clock, special, opensNext) => {
  expect(describeToday(facts, local(date, clock), reachEn)).toMatchObject({ special, opensNext })
})

it('the shop gives the reason in Tamil, too, and hours where no reason is given', () => {
  const special = (spans: Spans, note: string, noteTa: string) =>
    describeToday(
      { hours: plain.hours, specialDays: [{ date: '2027-01-14', spans, note, noteTa }] },
      local('2027-01-14', '14:00'),
      reachEn,
    )
  expect(special([], 'Pongal', 'பொங்கல்')).toMatchObject({
    special: 'Closed today: Pongal',
    otherNote: { text: 'பொங்கல்', lang: 'ta' },
  })
  expect(special([], '', '')).toMatchObject({
    special: '',
    otherNote: undefined,
  })
  expect(special([morning], '', '')).toMatchObject({ special: 'Today 9:00 AM to 1:00 PM' })
  const whole = [{ opens: '00:00', closes: '24:00' }]
  expect(special(whole, 'Fair', '')).toMatchObject({ special: 'Today 24 hours: Fair' })
})

it('the shop names the date where it opens in more than a week, and nothing where it never does', () => {
  const none = { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] }
  const once = { date: '2026-12-05', spans: [morning], note: '', noteTa: '' }
  const time = local('2026-11-23', '10:00')
  expect(describeToday({ hours: none, specialDays: [once] }, time, reachEn).opensNext).toBe(
    'Opens on 5 December at 9:00 AM',
  )
  expect(describeToday({ hours: none, specialDays: [] }, time, reachEn).opensNext).toBeUndefined()
})

it.each([
  ['00:00', '12:00 AM'],
  ['09:00', '9:00 AM'],
  ['12:00', '12:00 PM'],
  ['13:00', '1:00 PM'],
  ['21:30', '9:30 PM'],
  ['24:00', '12:00 AM'],
])('the time %s is written as %s', (time, text) => {
  expect(formatTime(time, reachEn)).toBe(text)
})

it('the week puts days of the same hours together', () => {
  expect(describeWeek(plain, reachEn)).toEqual([
    { days: 'Monday to Saturday', hours: '9:00 AM to 9:30 PM' },
    { days: 'Sunday', hours: '9:00 AM to 1:00 PM' },
  ])
  expect(describeWeek(facts, reachEn).slice(1)).toEqual([
    { days: 'Wednesday', hours: '9:00 AM to 1:00 PM, 4:00 PM to 12:00 AM' },
    { days: 'Thursday to Friday', hours: '9:00 AM to 9:30 PM' },
    { days: 'Saturday', hours: 'Closed' },
    { days: 'Sunday', hours: '9:00 AM to 1:00 PM' },
  ])
})

it.each([
  ['00:30', 'இரவு 12:30'],
  ['04:00', 'காலை 4:00'],
  ['12:00', 'மதியம் 12:00'],
  ['16:00', 'மாலை 4:00'],
  ['21:30', 'இரவு 9:30'],
  ['24:00', 'இரவு 12:00'],
])('the time %s is told in Tamil as %s', (time, text) => {
  expect(formatTime(time, reachTa)).toBe(text)
})
