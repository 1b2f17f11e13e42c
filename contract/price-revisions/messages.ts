import { dayMs } from '../durations.ts'
import { formatRupees } from '../prices/money.ts'

/** Limits, states and messages of price revisions. Separate from the others, which every public page loads. */
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

export const priceRevisionStates = [
  'draft',
  'scheduled',
  'applied',
  'cancelled',
  'reverted',
  'stopped',
] as const
export type PriceRevisionState = (typeof priceRevisionStates)[number]

/** Causes that stop a price revision: prices have changed, or it is due soon after a restore. */
export const stopCauses = ['prices', 'restore'] as const
export type StopCause = (typeof stopCauses)[number]

/** Reasons why a line changes no price. */
export const skipReasons = {
  noPrice: 'has no price',
  noPack: 'has no pack in this unit',
  leftOut: 'left out',
  deleted: 'deleted',
} as const
export type SkipReason = (typeof skipReasons)[keyof typeof skipReasons]

const { lines, minPrice, scheduleMs } = priceRevisionLimits
const days = scheduleMs / dayMs

export const priceRevisionMessages = {
  notFound: 'Price revision not found',
  productTwice: 'A product is listed twice',
  groupTwice: 'A product group is listed twice',
  noProduct: 'Choose at least one product',
  nothing: 'There is no product to change',
  tooMany: `At most ${lines} products at a time`,
  groupRequired: 'Please select a product group',
  productRequired: 'Name the product',
  numberRequired: 'Give a number',
  newPrice: 'Give a new price, or leave the product out',
  tooLow: (name: string) => `The price of ${name} must be at least ${formatRupees(minPrice)}`,
  tooHigh: (name: string, max: number) =>
    `The price of ${name} must not be more than ${formatRupees(max)}`,
  instant: 'Must be a time with its zone, like 2027-01-14T06:00:00+05:30',
  notAhead: 'Must be in the future',
  tooFar: `Must be within ${days} days`,
  changed: 'Prices have changed in the meantime',
  priceNow: (price: number) => `The price is ${formatRupees(price)} now`,
  /** Error for a call that the revision's state does not allow. */
  wrongState: (state: PriceRevisionState) => `This price revision is ${state}`,
} as const
