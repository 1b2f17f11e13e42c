import { describe, expect, it } from 'vitest'
import { describeWeek, formatMinutes, isOpenAt } from './business-hours.ts'

// 23 November 2026 is a Monday, the 22nd a Sunday.
const monday = (hour: number, minute: number) => new Date(2026, 10, 23, hour, minute)
const sunday = (hour: number, minute: number) => new Date(2026, 10, 22, hour, minute)

describe('isOpenAt', () => {
  it.each([
    [monday(8, 59), false],
    [monday(9, 0), true],
    [monday(21, 29), true],
    [monday(21, 30), false],
    [sunday(9, 0), true],
    [sunday(12, 59), true],
    [sunday(13, 0), false],
  ])('%s: %s', (time, open) => {
    expect(isOpenAt(time)).toBe(open)
  })
})

it.each([
  [0, '12:00 AM'],
  [540, '9:00 AM'],
  [780, '1:00 PM'],
  [1290, '9:30 PM'],
])('writes %d minutes as %s', (minutes, text) => {
  expect(formatMinutes(minutes)).toBe(text)
})

it('puts days of the same hours together', () => {
  expect(describeWeek()).toEqual([
    { days: 'Monday to Saturday', hours: '9:00 AM to 9:30 PM' },
    { days: 'Sunday', hours: '9:00 AM to 1:00 PM' },
  ])
})
