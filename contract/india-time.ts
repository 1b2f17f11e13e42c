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

/** Milliseconds that India's clock is ahead of UTC, all year. */
export const indiaOffset = 330 * minuteMs
export const indiaTimeZone = 'Asia/Kolkata'

/** The date of an instant in India, some days on: `2026-11-28`. */
export function indiaDate(instant: number, daysOn = 0): string {
  return new Date(instant + indiaOffset + daysOn * dayMs).toISOString().slice(0, 10)
}

/** True for a text that is a date like `2026-11-28`. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))
}

/** The midnight in India that begins a date like `2026-11-28`. */
export function startOfIndiaDay(date: string): number {
  return Date.parse(date) - indiaOffset
}

/** The midnight in India that ends the day of an instant. */
export function endOfIndiaDay(instant: number): number {
  return Date.parse(indiaDate(instant, 1)) - indiaOffset
}
