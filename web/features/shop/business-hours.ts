import { type Weekday, weekdays } from '../../../contract/india-time.ts'
import type { Language } from '../../../contract/language.ts'
import type { ShopSettings } from '../../../contract/settings/settings.ts'
import type { ReachWords } from './words/reach-words.ts'

export type OpeningHours = Pick<ShopSettings, 'hours' | 'specialDays'>
/** Words about hours, in one language. */
type HourWords = Pick<ReachWords, 'language' | 'hours'>
type Span = { opens: string; closes: string }

/** The hours of the visitor's day and, for a special day, the reason. */
function findDay({ hours, specialDays }: OpeningHours, time: Date) {
  const date = writeDate(time)
  // JavaScript's week begins on Sunday, ours on Monday.
  const weekday = weekdays[(time.getDay() + 6) % 7] as Weekday
  const special = specialDays.find((day) => day.date === date)
  return { weekday, special, spans: special?.spans ?? hours[weekday] }
}

/** `2026-11-28` by the visitor's clock. */
function writeDate(time: Date): string {
  const [month, day] = [time.getMonth() + 1, time.getDate()].map(writeTwoDigits)
  return `${time.getFullYear()}-${month}-${day}`
}

/** `09:00` by the visitor's clock. */
function readClock(time: Date): string {
  return `${writeTwoDigits(time.getHours())}:${writeTwoDigits(time.getMinutes())}`
}

function writeTwoDigits(value: number): string {
  return String(value).padStart(2, '0')
}

/** True if the shop is open by the visitor's clock: open from the first minute, closed from the last. */
export function isOpenAt(facts: OpeningHours, time: Date): boolean {
  const clock = readClock(time)
  return findDay(facts, time).spans.some(({ opens, closes }) => opens <= clock && clock < closes)
}

type Today = {
  special: string
  /** The reason in the other language: beside the English one, or where there is none in Tamil. */
  otherNote: { text: string; lang: Language } | undefined
  opensNext: string | undefined
}

/** Today's difference from other days with its reason, and the next opening. */
export function describeToday(facts: OpeningHours, time: Date, words: HourWords): Today {
  const { special } = findDay(facts, time)
  const hours = special?.spans.length && words.hours.today(describeSpans(special.spans, words))
  const { note = '', noteTa = '' } = special ?? {}
  const said = words.language === 'ta' ? noteTa : note
  return {
    special: [hours || ((note || noteTa) && words.hours.closedToday), said]
      .filter(Boolean)
      .join(': '),
    otherNote: otherNoteOf({ note, noteTa }, words.language),
    opensNext: isOpenAt(facts, time) ? undefined : findNextOpening(facts, time, words),
  }
}

function otherNoteOf(
  { note, noteTa }: { note: string; noteTa: string },
  language: Language,
): Today['otherNote'] {
  if (language === 'en') return noteTa ? { text: noteTa, lang: 'ta' } : undefined
  return note && !noteTa ? { text: note, lang: 'en' } : undefined
}

/** Next opening; undefined if the shop stays closed for two months or more. */
function findNextOpening(facts: OpeningHours, time: Date, words: HourWords): string | undefined {
  const clock = readClock(time)
  for (let ahead = 0; ahead <= 61; ahead++) {
    const day = new Date(time.getFullYear(), time.getMonth(), time.getDate() + ahead)
    const { weekday, spans } = findDay(facts, day)
    const next = spans.find(({ opens }) => ahead > 0 || opens > clock)
    if (next)
      return words.hours.opens(nameDay(ahead, weekday, day, words), formatTime(next.opens, words))
  }
  return undefined
}

function nameDay(ahead: number, weekday: Weekday, day: Date, { hours }: HourWords): string {
  if (ahead === 0) return hours.dayToday
  if (ahead === 1) return hours.dayTomorrow
  return hours.on(ahead < 7 ? hours.days[weekday] : hours.date(writeDate(day)))
}

/** `21:30` as `9:30 PM`. */
export function formatTime(time: string, { hours }: HourWords): string {
  return hours.time(Number(time.slice(0, 2)), time.slice(3))
}

/** The week as people read it: days with the same hours together, beginning on Monday. */
export function describeWeek({ hours }: Pick<OpeningHours, 'hours'>, words: HourWords) {
  const lines: { first: string; last: string; hours: string }[] = []
  for (const day of weekdays) {
    const name = words.hours.days[day]
    const text = describeSpans(hours[day], words)
    const line = lines.at(-1)
    if (line?.hours === text) line.last = name
    else lines.push({ first: name, last: name, hours: text })
  }
  return lines.map(({ first, last, hours }) => ({
    days: first === last ? first : words.hours.range(first, last),
    hours,
  }))
}

function describeSpans(spans: Span[], words: HourWords): string {
  if (spans.length === 0) return words.hours.never
  const lines = spans.map(({ opens, closes }) =>
    opens === '00:00' && closes === '24:00'
      ? words.hours.allDay
      : words.hours.range(formatTime(opens, words), formatTime(closes, words)),
  )
  return lines.join(', ')
}
