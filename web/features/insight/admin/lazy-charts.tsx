import { lazy } from 'react'
import { loadPart } from '../../../requests/load-part.ts'

/** The charts and their library, in a chunk of their own: the numbers do not wait for them. */

const loadCharts = () => loadPart(() => import('./charts.tsx'))

export const DayBars = lazy(async () => ({ default: (await loadCharts()).DayBars }))
export const SmallLine = lazy(async () => ({ default: (await loadCharts()).SmallLine }))
