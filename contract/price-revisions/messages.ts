import { dayMs } from '../durations.ts'
import { formatRupees } from '../prices/money.ts'
import { countOf } from '../text/count.ts'
import { priceRevisionLimits } from './limits.ts'
import type { PriceRevisionState } from './states.ts'

const { lines, minPrice, scheduleMs } = priceRevisionLimits
const days = scheduleMs / dayMs

/** Messages of the API about price revisions. */
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

/** Messages of the pages of price revisions. */
export const pricePageMessages = {
  rateRequired: 'Give at least one rate',
  priceRequired: 'Give at least one price',
  rateHint:
    'The price of the oil alone; the cost of each pack is added. Leave blank to keep the prices.',
  priceHint: 'Leave blank to keep the price.',
  withoutRate: (count: number) =>
    `${countOf(count, 'product')} without a group or a pack, and so without a rate.`,
  selectionRequired: 'Select at least one product',
  firstFound: (shown: number, total: number) =>
    `The first ${shown} of ${total}. Add words to narrow the search.`,
  productsFailed: 'Failed to load the products. Please try again.',
  draftFailed: 'Failed to calculate the new prices',
  loadFailed: 'Failed to load price revisions. Please try again.',
  fetchFailed: 'Failed to load the price revision. Please try again.',
  saveFailed: 'Failed to save the change',
  applyFailed: 'Failed to apply the new prices',
  cancelFailed: 'Failed to cancel the price revision',
  revertFailed: 'Failed to take the prices back',
  historyFailed: 'Failed to load the prices of this product.',
  historyEmpty: 'The price has not changed yet.',
  none: 'No price has been changed from here yet.',
  noneInState: 'There is no such price revision.',
  conflicting: (count: number) =>
    count === 1
      ? 'The line is marked. Take it out, or apply its new price all the same.'
      : `${count} lines are marked. Take them out, or apply their new prices all the same.`,
  draftChanged: 'Somebody else has changed this draft. Please look at it again.',
  timeRequired: 'Give the day and the time',
  applied: (count: number) => `${countOf(count, 'price')} changed`,
  scheduled: (count: number) => `${countOf(count, 'price')} scheduled`,
  cancelled: 'Cancelled. No price was changed.',
  reverted: 'The prices are taken back.',
  discardConfirm: 'Discard this draft? No price is changed.',
  cancelConfirm: 'Cancel this change? The prices stay as they are.',
  revertConfirm:
    'Take these prices back? Each product gets the price that it had before, unless its price has changed since.',
  stopped: {
    prices: 'Nothing was changed: some prices had changed in the meantime.',
    restore:
      'Nothing was changed: it was due while a backup was restored. Apply it if it is still wanted.',
  },
  notReverted: (count: number) =>
    count === 1
      ? 'One price had changed since, and was kept:'
      : `${countOf(count, 'price')} had changed since, and were kept:`,
} as const
