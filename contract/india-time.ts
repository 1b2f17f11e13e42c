/** Days and hours in India. Apart from what every page needs: few do. */

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
export const indiaOffset = 330 * 60_000
export const indiaTimeZone = 'Asia/Kolkata'
