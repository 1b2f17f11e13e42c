import { insightDays } from '../../../../contract/insight/days.ts'
import { pagePaths } from '../../../../contract/paths.ts'

export type Days = (typeof insightDays)[number]

/** The days of an address; a week where it names no other. */
export function readDays(params: URLSearchParams): Days {
  return insightDays.find((days) => String(days) === params.get('days')) ?? insightDays[0]
}

export function insightAddress(days: Days): string {
  return days === insightDays[0] ? pagePaths.adminInsight : `${pagePaths.adminInsight}?days=${days}`
}
