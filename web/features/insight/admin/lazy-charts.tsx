import { lazy } from 'react'

/** The charts, with the library that they are drawn by, in a chunk of their own: the numbers are there before. */

export const DayBars = lazy(async () => ({ default: (await import('./charts.tsx')).DayBars }))
export const SmallLine = lazy(async () => ({ default: (await import('./charts.tsx')).SmallLine }))
