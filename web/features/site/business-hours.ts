import { dayNames, type Weekday, weekdays } from '../../../contract/india-time.ts'
import type { ShopSettings } from '../../../contract/settings/settings.ts'

export type OpeningHours = Pick<ShopSettings, 'hours' | 'specialDays'>
type Span = { opens: string; closes: string }

/** The hours of the visitor's day and, for a special day, the reason. */
function findDay({ hours, specialDays }: OpeningHours, time: Date) {
  const date = [
    time.getFullYear(),
    writeTwoDigits(time.getMonth() + 1),
    writeTwoDigits(time.getDate()),
  ].join('-')
  // JavaScript's week begins on Sunday, ours on Monday.
  const weekday = weekdays[(time.getDay() + 6) % 7] as Weekday
  const special = specialDays.find((day) => day.date === date)
  return { weekday, special, spans: special?.spans ?? hours[weekday] }
}

/** `09:00` by the visitor's clock. */
function readClock(time: Date): string {
  return `${writeTwoDigits(time.getHours())}:${writeTwoDigits(time.getMinutes())}`
}

function writeTwoDigits(value: number): string {
  return String(value).padStart(2, '0')
}

/** Whether the shop is open by the visitor's clock: open from the first minute, closed from the last. */
export function isOpenAt(facts: OpeningHours, time: Date): boolean {
  const clock = readClock(time)
  return findDay(facts, time).spans.some(({ opens, closes }) => opens <= clock && clock < closes)
}

type Today = { special: string; noteTa: string; opensNext: string | undefined }

/** What the hours card says besides: how today differs and why, and when the shop opens next. */
export function describeToday(facts: OpeningHours, time: Date): Today {
  const { special } = findDay(facts, time)
  const hours = special?.spans.length ? `Today ${describeSpans(special.spans)}` : ''
  return {
    special: [hours || (special?.note && 'Closed today'), special?.note].filter(Boolean).join(': '),
    noteTa: special?.noteTa ?? '',
    opensNext: isOpenAt(facts, time) ? undefined : findNextOpening(facts, time),
  }
}

/** Nothing where the shop stays closed for two months and more. */
function findNextOpening(facts: OpeningHours, time: Date): string | undefined {
  const clock = readClock(time)
  for (let ahead = 0; ahead <= 61; ahead++) {
    const day = new Date(time.getFullYear(), time.getMonth(), time.getDate() + ahead)
    const { weekday, spans } = findDay(facts, day)
    const next = spans.find(({ opens }) => ahead > 0 || opens > clock)
    if (next) return `Opens ${nameDay(ahead, weekday, day)} at ${formatTime(next.opens)}`
  }
  return undefined
}

function nameDay(ahead: number, weekday: Weekday, day: Date): string {
  if (ahead === 0) return 'today'
  if (ahead === 1) return 'tomorrow'
  if (ahead < 7) return `on ${dayNames[weekday]}`
  return `on ${day.toLocaleDateString('en-IN', { day: 'numeric', month: 'long' })}`
}

/** `21:30` as `9:30 PM`. */
export function formatTime(time: string): string {
  const [hour = 0, minutes = ''] = [Number(time.slice(0, 2)), time.slice(3)]
  return `${hour % 12 || 12}:${minutes} ${hour % 24 < 12 ? 'AM' : 'PM'}`
}

/** The week as people read it: days with the same hours together, beginning on Monday. */
export function describeWeek({ hours }: Pick<OpeningHours, 'hours'>) {
  const lines: { first: string; last: string; hours: string }[] = []
  for (const day of weekdays) {
    const name = dayNames[day]
    const text = describeSpans(hours[day])
    const line = lines.at(-1)
    if (line?.hours === text) line.last = name
    else lines.push({ first: name, last: name, hours: text })
  }
  return lines.map(({ first, last, hours }) => ({
    days: first === last ? first : `${first} to ${last}`,
    hours,
  }))
}

function describeSpans(spans: Span[]): string {
  if (spans.length === 0) return 'Closed'
  const lines = spans.map(({ opens, closes }) =>
    opens === '00:00' && closes === '24:00'
      ? '24 hours'
      : `${formatTime(opens)} to ${formatTime(closes)}`,
  )
  return lines.join(', ')
}
