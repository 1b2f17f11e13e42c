import { formatIndiaTime } from '../../text/india-clock.ts'

const relative = new Intl.RelativeTimeFormat('en-IN', { numeric: 'auto' })

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** A time as an age in words, or as a date after a week. */
export function formatAge(time: string, now: number = Date.now()): string {
  const age = now - Date.parse(time)
  if (age < minute) return 'just now'
  if (age < hour) return relative.format(-Math.floor(age / minute), 'minute')
  if (age < day) return relative.format(-Math.floor(age / hour), 'hour')
  if (age < 7 * day) return relative.format(-Math.floor(age / day), 'day')
  return formatIndiaTime(time, 'shortDay')
}
