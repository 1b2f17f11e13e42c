import { dayMs, hourMs, minuteMs } from '../../../contract/durations.ts'
import { formatIndiaTime } from '../../text/india-clock.ts'

const relative = new Intl.RelativeTimeFormat('en-IN', { numeric: 'auto' })

/** A time as an age in words, or as a date after a week. */
export function formatAge(time: string, now: number = Date.now()): string {
  const age = now - Date.parse(time)
  if (age < minuteMs) return 'just now'
  if (age < hourMs) return relative.format(-Math.floor(age / minuteMs), 'minute')
  if (age < dayMs) return relative.format(-Math.floor(age / hourMs), 'hour')
  if (age < 7 * dayMs) return relative.format(-Math.floor(age / dayMs), 'day')
  return formatIndiaTime(time, 'shortDay')
}
