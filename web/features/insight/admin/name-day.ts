import { writeShortDay } from '../../../../contract/text/month-names.ts'

const weekday = new Intl.DateTimeFormat('en-IN', { weekday: 'short', timeZone: 'UTC' })

/** `Sat` of a date like `2026-11-28`. */
export function weekdayOf(date: string): string {
  return weekday.format(Date.parse(date))
}

/** `Sat 28 Nov`: what a shop sells goes by weekdays. */
export function nameDay(date: string): string {
  return `${weekdayOf(date)} ${writeShortDay(date)}`
}
