import { expect, it } from 'vitest'
import { toSmallLine } from './small-line-values.ts'

it('a month is shown by day', () => {
  const days = Array.from({ length: 30 }, (_, day) => day)
  expect(toSmallLine(days)).toEqual({ by: 'day', values: days })
})

it('90 days are shown by week, the last of which ends today, without the days of no whole week', () => {
  const days = [...Array(6).fill(1000), ...Array(77).fill(1), ...Array(6).fill(3), 2]
  expect(toSmallLine(days)).toEqual({ by: 'week', values: [...Array(11).fill(7), 20] })
})
