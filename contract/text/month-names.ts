/** Months in English. Tamil months are in `month-names-ta.ts`. */
const monthNames =
  'January February March April May June July August September October November December'.split(' ')

/** `28 November` of a date like `2026-11-28`. */
export function writeDay(date: string): string {
  const [, month = 0, day] = date.split('-').map(Number)
  return `${day} ${monthName(month)}`
}

/** `28 Nov` of a date like `2026-11-28`. */
export function writeShortDay(date: string): string {
  const [day, month = ''] = writeDay(date).split(' ')
  return `${day} ${month.slice(0, 3)}`
}

/** The name of a month, from 1 to 12. */
export function monthName(month: number): string {
  return monthNames[month - 1] ?? ''
}
