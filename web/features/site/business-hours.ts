import { businessHours } from '../../../contract/business.ts'

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** Whether the business is open by the visitor's clock. The closing minute counts as closed. */
export function isOpenAt(time: Date): boolean {
  const minutes = time.getHours() * 60 + time.getMinutes()
  const hours = businessHours[time.getDay()]
  return hours !== undefined && minutes >= hours.opens && minutes < hours.closes
}

/** Minutes after midnight as `9:00 AM`. */
export function formatMinutes(minutes: number): string {
  const hour = Math.floor(minutes / 60)
  const rest = String(minutes % 60).padStart(2, '0')
  return `${hour % 12 || 12}:${rest} ${hour < 12 ? 'AM' : 'PM'}`
}

/** The week from Monday, with consecutive days of the same hours grouped. */
export function describeWeek(): { days: string; hours: string }[] {
  const lines: { first: string; last: string; hours: string }[] = []
  for (const day of [1, 2, 3, 4, 5, 6, 0]) {
    const open = businessHours[day]
    const name = days[day]
    if (!open || !name) continue
    const hours = `${formatMinutes(open.opens)} to ${formatMinutes(open.closes)}`
    const line = lines.at(-1)
    if (line?.hours === hours) line.last = name
    else lines.push({ first: name, last: name, hours })
  }
  return lines.map(({ first, last, hours }) => ({
    days: first === last ? first : `${first} to ${last}`,
    hours,
  }))
}
