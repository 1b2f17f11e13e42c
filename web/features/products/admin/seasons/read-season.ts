import { foldDigits } from '../../../../../contract/numbers/fold-digits.ts'
import { monthName } from '../../../../../contract/text/month-names.ts'
import { monthNameTa } from '../../../../../contract/text/month-names-ta.ts'
import type { Season } from './seasons.ts'

/** A day as it was typed; without a year, the one that makes sense of the season. */
type TypedDay = { day: number; month: number; year: number | undefined }

const ordinal = '(?:st|nd|rd|th)?'
const year = String.raw`(?:,?\s*(\d{4}|['’]\d\d))?`
/** Days, their months already as `<1>`: `2027-01-15`, `15-01-2027`, `15/1`, `15th <1> 2027`, `<1> 15`. */
const anyDay = new RegExp(
  [
    String.raw`(\d{4})-(\d{1,2})-(\d{1,2})`,
    String.raw`(\d{1,2})([-/.])(\d{1,2})(?:\5(\d{4}|\d\d))?`,
    String.raw`(\d{1,2})${ordinal}\s*<(\d+)>${year}`,
    String.raw`<(\d+)>\s*(\d{1,2})${ordinal}${year}`,
  ].join('|'),
  'g',
)
/** `1 to 15 <1>`. */
const inOneMonth =
  /^((?:from )?\d{1,2}(?:st|nd|rd|th)?)\s*(?:-|–|—|to)\s*(\d{1,2}(?:st|nd|rd|th)?\s*(<\d+>))/
const between = /^(?:from|முதல்)?\s*#\s*(?:-|–|—|to|till|until|up to|and|முதல்)\s*#\s*(?:வரை)?$/
const beginning = /^(?:from\s*#|#\s*(?:on|onwards|முதல்|-|–|—))$/
const end = /^(?:(?:until|till|up to|to)\s*#|#\s*வரை)$/

/**
 * The season that somebody types: `1 Jan to 15 Jan`, `from 1.4.2027`, `until 31 July`, in English or Tamil.
 * Without years it is the season under way, or else the next.
 * @returns undefined where it is not understood
 */
export function readSeason(typed: string, today: string): Season | undefined {
  const text = foldDigits(typed)
    .toLowerCase()
    .replace(/[\p{L}\p{M}]+\.?/gu, nameMonth)
    .replace(inOneMonth, '$1 $3 to $2')
  const days: TypedDay[] = []
  const frame = text.replace(anyDay, (_, ...parts: (string | undefined)[]) => {
    days.push(toDay(parts))
    return '#'
  })
  const [first, second] = days
  if (first && second && between.test(frame)) return toSeason(first, second, today)
  if (second || !first) return undefined
  if (beginning.test(frame)) return only('visibleFrom', dateFrom(first, today))
  if (end.test(frame)) return only('visibleUntil', dateFrom(first, today))
  return undefined
}

function toSeason(from: TypedDay, until: TypedDay, today: string): Season | undefined {
  const start = from.year === undefined ? undefined : dateFrom(from, today)
  const visibleUntil = dateFrom(until, start ?? today)
  const visibleFrom = start ?? (visibleUntil && dateFrom(from, visibleUntil, -1))
  return visibleFrom && visibleUntil ? { visibleFrom, visibleUntil } : undefined
}

function only(name: keyof Season, date: string | undefined): Season | undefined {
  return date === undefined ? undefined : { visibleFrom: '', visibleUntil: '', [name]: date }
}

/** @param parts the groups of `anyDay` */
function toDay(parts: (string | undefined)[]): TypedDay {
  const [isoYear, isoMonth, isoDay, day, , month, numericYear, ...named] = parts
  const [dayBefore, monthAfter, yearAfter, monthBefore, dayAfter, lastYear] = named
  return {
    day: Number(isoDay ?? day ?? dayBefore ?? dayAfter),
    month: Number(isoMonth ?? month ?? monthAfter ?? monthBefore),
    year: readYear(isoYear ?? numericYear ?? yearAfter ?? lastYear),
  }
}

function readYear(typed: string | undefined): number | undefined {
  const digits = typed?.replace(/\D/g, '')
  if (!digits) return undefined
  return Number(digits) + (digits.length === 2 ? 2000 : 0)
}

const months = Array.from({ length: 12 }, (_, index) => index + 1)

/** `<1>` of letters that begin the name of one month alone; other words as they stand. */
function nameMonth(typed: string): string {
  const letters = typed.replace('.', '').replace(/^sept$/, 'sep')
  const found = months.filter((month) =>
    [monthName(month).toLowerCase(), monthNameTa(month)].some((name) => name.startsWith(letters)),
  )
  return letters.length > 1 && found.length === 1 ? `<${found[0]}>` : typed
}

/** Years until every day of the calendar has come once: from 2096 on, 29 February is eight years away. */
const longestWait = 8

/** The date of a day; without a year, the first one from a date on, or the last until then. */
function dateFrom({ day, month, year }: TypedDay, date: string, step: 1 | -1 = 1) {
  const start = Number(date.slice(0, 4))
  const years = year === undefined ? countFrom(start, step) : [year]
  return years
    .map((inYear) => writeDate(inYear, month, day))
    .find((day) => day && (year !== undefined || (step === 1 ? day >= date : day <= date)))
}

function countFrom(start: number, step: 1 | -1): number[] {
  return Array.from({ length: longestWait + 1 }, (_, index) => start + index * step)
}

/** Undefined for a day that the calendar lacks. */
function writeDate(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day))
  const isReal = date.getUTCMonth() === month - 1 && date.getUTCDate() === day
  return isReal ? date.toISOString().slice(0, 10) : undefined
}
