import { lazy } from 'react'
import { loadPart } from '../../../requests/load-part.ts'

/** The charts, with the library that they are drawn by, in a chunk of their own: the numbers are there before. */

const loadCharts = () => loadPart(() => import('./charts.tsx'))

export const DayBars = lazy(async () => ({ default: (await loadCharts()).DayBars }))
export const SmallLine = lazy(async () => ({ default: (await loadCharts()).SmallLine }))
