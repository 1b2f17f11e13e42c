import type { Figures } from '../../../../contract/insight/insight.ts'
import { formatNumber } from '../../../../contract/text/count.ts'

export type Figure = keyof Figures

/** Labels of the figures, beginning with the last steps of a visit. */
export const figureLabels: Record<Figure, string> = {
  opened: 'Details opened',
  added: 'Added to lists',
  ordered: 'Orders begun',
  sent: 'Lists sent',
  pages: 'Page views',
  searches: 'Searches',
}

export const figures = Object.keys(figureLabels) as Figure[]

/** Difference between two numbers in words. */
export function describeChange(now: number, before: number): string {
  if (now === before) return 'as before'
  return `${formatNumber(Math.abs(now - before))} ${now > before ? 'more' : 'fewer'}`
}
