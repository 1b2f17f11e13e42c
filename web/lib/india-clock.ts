import { indiaOffset, indiaTimeZone } from '../../contract/india-time.ts'

/** An instant as `datetime-local` has it, in India, which keeps no summer time. */
export function toIndiaTime(instant: string | null): string {
  return instant ? new Date(Date.parse(instant) + indiaOffset).toISOString().slice(0, 16) : ''
}

const format = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: indiaTimeZone,
})

/** An instant as staff read it, in India. */
export function formatIndiaTime(instant: string): string {
  return format.format(Date.parse(instant))
}

export function fromIndiaTime(time: string): string | null {
  return time === '' ? null : `${time}:00+05:30`
}
