import { dayMs } from '../durations.ts'

/** Limits of price revisions. */
export const priceRevisionLimits = {
  reason: 120,
  lines: 1000,
  /** Percent, with at most three decimals. */
  percent: { min: -100, max: 10_000 },
  /** Percent; larger changes are highlighted. */
  largePercent: 15,
  /** Rupees; of a rate, for a litre, kilo or piece. */
  minPrice: 1,
  rate: { min: 0.01, max: 1_000_000_000 },
  scheduleMs: 90 * dayMs,
  /** Revisions in a page of the list. */
  page: 20,
  maxPage: 100,
  /** Most price changes of one product in one response. */
  history: 1000,
} as const
