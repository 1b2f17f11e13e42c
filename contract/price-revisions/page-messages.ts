import { countOf } from '../text/count.ts'

/** Messages of the pages of price revisions; those of the API are in `messages.ts`. */
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
