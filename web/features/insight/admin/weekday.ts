const format = new Intl.DateTimeFormat('en-IN', { weekday: 'short', timeZone: 'UTC' })

/** `Sat` of a date like `2026-11-28`. */
export function weekdayOf(date: string): string {
  return format.format(Date.parse(date))
}
