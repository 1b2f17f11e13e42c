import { dayMs, minuteMs } from './durations.ts'
/** Days and hours in India. */

export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof weekdays)[number]
export const dayNames = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
} as const satisfies Record<Weekday, string>

/** Milliseconds by which India's clock is ahead of UTC, all year. */
export const indiaOffset = 330 * minuteMs
export const indiaTimeZone = 'Asia/Kolkata'

/** Date in India at an instant, `daysOn` days later: `2026-11-28`. */
export function indiaDate(instant: number, daysOn = 0): string {
  return new Date(instant + indiaOffset + daysOn * dayMs).toISOString().slice(0, 10)
}

/** True for a text that is a date like `2026-11-28`. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))
}

/** Midnight in India at the beginning of a date like `2026-11-28`. */
export function startOfIndiaDay(date: string): number {
  return Date.parse(date) - indiaOffset
}

/** Midnight in India at the end of an instant's day. */
export function endOfIndiaDay(instant: number): number {
  return Date.parse(indiaDate(instant, 1)) - indiaOffset
}
