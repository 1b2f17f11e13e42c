import { countOf } from '../text/count.ts'
import { orderLimits } from './limits.ts'

export const orderMessages = {
  notFound: 'Order not found',
  linesRequired: 'Give at least one product',
  tooManyLines: `At most ${orderLimits.lines} lines`,
  nameRequired: 'Give a product, or the name of what is ordered',
  priceRequired: 'Give the price of one piece',
  unknownProduct: 'This product does not exist',
  chargeRequired: 'Give the charge of delivery',
  someOf: (shown: number, all: number) =>
    `The first ${shown} of ${all} pictures. The printed list has everything.`,
  loadFailed: 'Failed to load orders',
  fetchFailed: 'Failed to fetch order',
  saveFailed: 'Failed to save order',
  deleteFailed: 'Failed to delete order',
} as const

export const answerTitle = 'Answer an order'

/** Messages while staff answer an order. */
export const answerMessages = {
  pasteHint:
    'Paste all of it, in any words. The shop’s own server reads the text, and stores nothing of it.',
  pleaseCheck: (line: string) => `Please check: “${line}”`,
  notUnderstood: (line: string) => `Not understood: “${line}”`,
  instead: (name: string) => `Instead: ${name}`,
  pieces: 'Pieces',
  noOrder: 'No product is ordered in this text. Paste the whole message.',
  notFound: (names: string) => `No product is called ${names}.`,
  loadFailed: 'Failed to load the products of the order',
  allUnknown: 'None of these products is in the catalogue any more.',
  rejected: 'It could not be copied. Please select and copy it by hand.',
  copied: 'Copied',
  noMass: 'The weight is not known',
  without: (names: string) => `Without ${names}: the weight is not known.`,
  missing: (count: number) =>
    `${countOf(count, 'product')} of this order ${count === 1 ? 'is' : 'are'} not in the catalogue any more.`,
  omitted: (count: number) => `${countOf(count, 'further product')} did not fit into the list.`,
  said: (quantity: number, price: string) => `The message says × ${quantity} = ${price}`,
  saidOutOfStock: (quantity: number) => `The message says × ${quantity}, out of stock`,
  noLongerOffered: 'No longer offered',
} as const
