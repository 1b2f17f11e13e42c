import { indiaDate } from '../../../../../contract/india-time.ts'
import { countOf } from '../../../../../contract/text/count.ts'
import { writeShortDay } from '../../../../../contract/text/month-names.ts'
import type { VisibilityValues } from '../../../../forms/visibility-values.ts'

/** The days on which a product is shown; blank for no beginning or no end. */
export type Season = Pick<VisibilityValues, 'visibleFrom' | 'visibleUntil'>

export type OfferedSeason = { season: Season; label: string }
/** `usedBy` says what has such a season: `Pongal Hamper`, `3 others`. */
export type UsedSeason = OfferedSeason & { usedBy: string }

type SeasonOwner = { name: string } & Partial<Season>

/** As many as a phone shows beside the rest. */
const maxUsed = 3

/** The seasons that others have, the most used first. One that is over is offered for its next time. */
export function listUsedSeasons(owners: readonly SeasonOwner[], today: string): UsedSeason[] {
  const withSeason = owners.filter((owner) => owner.visibleFrom && owner.visibleUntil)
  const seasons = Map.groupBy(withSeason, ({ visibleFrom = '', visibleUntil = '' }) =>
    JSON.stringify(nextTime({ visibleFrom, visibleUntil }, today)),
  )
  return [...seasons]
    .toSorted(([, some], [, others]) => others.length - some.length)
    .slice(0, maxUsed)
    .map(([key, [first, ...others]]) => {
      const season: Season = JSON.parse(key)
      const name = first?.name ?? ''
      const usedBy = others.length > 0 ? `${name} and ${countOf(others.length, 'other')}` : name
      return { season, label: writeSeason(season), usedBy }
    })
}

/** Seasons that need no other product. */
export function listUsualSeasons(today: string): OfferedSeason[] {
  const lastOfMonth = endOfMonth(today)
  const offer = (label: string, visibleFrom: string, visibleUntil: string) => ({
    season: { visibleFrom, visibleUntil },
    label,
  })
  return [
    offer('From today', today, ''),
    offer(`Until ${writeShortDay(lastOfMonth)}`, '', lastOfMonth),
    offer('Always', '', ''),
  ]
}

/** `1 Jan to 15 Jan 2027`, `From 1 Jan 2027`, `Until 15 Jan 2027`. */
export function writeSeason({ visibleFrom, visibleUntil }: Season): string {
  const write = (date: string) => `${writeShortDay(date)} ${date.slice(0, 4)}`
  if (!visibleUntil) return visibleFrom ? `From ${write(visibleFrom)}` : 'Always'
  if (!visibleFrom) return `Until ${write(visibleUntil)}`
  const isOneYear = visibleFrom.slice(0, 4) === visibleUntil.slice(0, 4)
  const from = isOneYear ? writeShortDay(visibleFrom) : write(visibleFrom)
  return `${from} to ${write(visibleUntil)}`
}

function nextTime({ visibleFrom, visibleUntil }: Season, today: string): Season {
  let years = Math.max(0, Number(today.slice(0, 4)) - Number(visibleUntil.slice(0, 4)))
  if (addYears(visibleUntil, years) < today) years++
  return {
    visibleFrom: addYears(visibleFrom, years),
    visibleUntil: addYears(visibleUntil, years),
  }
}

/** The same day of another year; 28 February for the 29th where there is none. */
function addYears(date: string, years: number): string {
  const year = Number(date.slice(0, 4)) + years
  const [, month = 0, day = 0] = date.split('-').map(Number)
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1, Math.min(day, last))).toISOString().slice(0, 10)
}

function endOfMonth(date: string): string {
  const [year = 0, month = 0] = date.split('-').map(Number)
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
}

/** Today in India. */
export function readToday(): string {
  return indiaDate(Date.now())
}
