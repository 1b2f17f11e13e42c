import { indiaDate } from '../../contract/india-time.ts'
import { writeShortDay } from '../../contract/text/month-names.ts'
import { findSeasonError, type Season } from '../../contract/visibility/season.ts'
import type { Visibility } from '../../contract/visibility/states.ts'
import type { ShownVisibility } from '../../contract/visibility/visibility.ts'
import type { z } from '../../contract/zod.ts'

/** Visibility values of a new record. */
export const newVisibility = { hidden: false, visibleFrom: '', visibleUntil: '' }
export type VisibilityValues = typeof newVisibility

export function visibilityValues(record: ShownVisibility): VisibilityValues {
  const { hidden = false, visibleFrom = '', visibleUntil = '' } = record
  return { hidden, visibleFrom, visibleUntil }
}

export const visibilityLabels: Record<keyof VisibilityValues, string> = {
  hidden: 'Hidden',
  visibleFrom: 'Shown from',
  visibleUntil: 'Shown until',
}

/** Names of the states, where a list is filtered by them. */
export const stateLabels: Record<Visibility, string> = {
  public: 'Shown to everybody',
  hidden: 'Hidden',
  scheduled: 'Not shown yet',
  ended: 'No longer shown',
}

/** Why only staff see a record: `From 1 Jan`, `Ended 15 Jan 2020`; undefined where everybody does. */
export function describeVisibility(record: ShownVisibility): string | undefined {
  const { visibility = 'public', hiddenBy, visibleFrom, visibleUntil } = record
  if (visibility === 'public') return undefined
  if (hiddenBy) return `${stateLabels[visibility]}, by its category`
  const now = Date.now()
  // The nearest day of that date, before or after today, needs no year.
  if (visibility === 'scheduled' && visibleFrom)
    return `From ${writeDay(visibleFrom, visibleFrom < indiaDate(now, daysOfYear))}`
  if (visibility === 'ended' && visibleUntil)
    return `Ended ${writeDay(visibleUntil, visibleUntil > indiaDate(now, -daysOfYear))}`
  return stateLabels.hidden
}

/** Sums up the fields of a form: `Hidden, from 1 Dec until 15 Jan 2027`; blank for nothing. */
export function describeValues({ hidden, visibleFrom, visibleUntil }: VisibilityValues): string {
  const thisYear = indiaDate(Date.now()).slice(0, 4)
  const write = (day: string) => writeDay(day, day.startsWith(thisYear))
  const season = [
    visibleFrom && `from ${write(visibleFrom)}`,
    visibleUntil && `until ${write(visibleUntil)}`,
  ]
    .filter(Boolean)
    .join(' ')
  const parts = [hidden && 'hidden', season].filter(Boolean).join(', ')
  return parts.charAt(0).toUpperCase() + parts.slice(1)
}

const daysOfYear = 365

/** `28 Nov` where the year goes without saying, else `28 Nov 2026`. */
function writeDay(date: string, isYearClear: boolean): string {
  const day = writeShortDay(date)
  return isYearClear ? day : `${day} ${date.slice(0, 4)}`
}

/** A form's rules, with those of its season: the same as the server's. */
export function checkSeason<T extends z.ZodType<Season>>(rules: T) {
  return rules.superRefine((values, context) => {
    const message = findSeasonError(values)
    if (message) context.addIssue({ code: 'custom', path: ['visibleUntil'], message })
  })
}
