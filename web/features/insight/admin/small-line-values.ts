/** Most days that a small line shows one by one; beyond that it shows weeks, since weekends would hide the trend. */
const mostDays = 31

/** Counts by day or, for many days, by week: the last week ends today. */
export function toSmallLine(byDay: number[]): { by: 'day' | 'week'; values: number[] } {
  if (byDay.length <= mostDays) return { by: 'day', values: byDay }
  const whole = byDay.slice(byDay.length % 7)
  const values = Array.from({ length: whole.length / 7 }, (_, week) =>
    whole.slice(week * 7, week * 7 + 7).reduce((sum, times) => sum + times, 0),
  )
  return { by: 'week', values }
}
