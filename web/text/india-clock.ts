import { indiaOffset, indiaTimeZone } from '../../contract/india-time.ts'

/** An instant as `datetime-local` has it, in India, which keeps no summer time. */
export function toIndiaTime(instant: string | null): string {
  return instant ? new Date(Date.parse(instant) + indiaOffset).toISOString().slice(0, 16) : ''
}

const formats = {
  day: { dateStyle: 'long' },
  shortDay: { day: 'numeric', month: 'short', year: 'numeric' },
  minute: { dateStyle: 'medium', timeStyle: 'short' },
  second: { dateStyle: 'medium', timeStyle: 'medium' },
} as const

/** An instant as staff read it, in India, wherever they are: to the minute, unless another form is asked for. */
export function formatIndiaTime(instant: string, form: keyof typeof formats = 'minute'): string {
  const options = { ...formats[form], timeZone: indiaTimeZone }
  formatters[form] ??= new Intl.DateTimeFormat('en-IN', options)
  return formatters[form].format(Date.parse(instant))
}

/** Made when first needed: each takes a phone a moment. */
const formatters: Partial<Record<keyof typeof formats, Intl.DateTimeFormat>> = {}

export function fromIndiaTime(time: string): string | null {
  return time === '' ? null : `${time}:00+05:30`
}
