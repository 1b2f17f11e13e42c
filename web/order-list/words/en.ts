import { orderListLimits } from '../../../contract/order-list/limits.ts'
import { orderWordsEn } from '../../../contract/order-list/order-words-en.ts'
import { priceOnRequest } from '../../../contract/prices/price-words-en.ts'
import { countOf } from '../../../contract/text/count.ts'
import { writeDay } from '../../../contract/text/month-names.ts'

const { lines } = orderListLimits

/** English words of the order list's page. */
export const orderListEn = {
  empty: 'Your list is empty',
  emptyText: 'Add oils to it as you look around, and send them all in one WhatsApp message.',
  loading: 'Loading your list…',
  cached: (time: string) => `Prices of ${time}. They may have changed since.`,
  loadFailed: 'The products of your list could not be loaded. Nothing of it is lost.',
  unknown: (count: number) =>
    count === 1
      ? 'One product of this list is no longer available.'
      : `${count} products of this list are no longer available.`,
  omitted: (count: number) => `A list has at most ${lines} products: ${count} more were left out.`,
  received: (own: string) => `This list was sent to you. Your own has ${own}.`,
  removed: (name: string) => `${name} is off the list.`,
  cleared: 'The list is cleared.',
  repeated: 'This is the list that you sent.',
  onRequest: priceOnRequest,
  notInTotal: 'Not in the total',
  allOutOfStock: 'Everything on this list is out of stock now.',
  noLongerOffered: 'No longer offered',
  price: (name: string, now: string, before: string) => `${name} is ${now} now, not ${before}`,
  pricedOnRequest: 'priced on request',
  soldOut: (name: string) => `${name} is out of stock now`,
  backInStock: (name: string) => `${name} is in stock again`,
  gone: (count: number) =>
    count === 1
      ? 'One product is no longer available'
      : `${count} products are no longer available`,
  lookAgain: 'Please look at what has changed, then send.',
  unchecked: 'Today’s prices could not be read. Press once more to send the list as it stands.',
  opened: 'WhatsApp opens in a new tab.',
  copied: 'Message copied to clipboard!',
  copyBlocked: 'Copying was blocked. Here is the message to copy by hand:',
  shareBlocked: 'Sharing was blocked. Here is the address of the list:',
  private: 'Stays on this device, and goes only into your WhatsApp message.',
  /** Words of the message, and about delivery. */
  order: orderWordsEn,
  title: 'Order list',
  description: 'Oils to order, in one WhatsApp message.',
  eyebrow: 'The whole order in one message',
  count: (products: number) => countOf(products, 'product'),
  /** A date, and the time of a day. */
  day: writeDay,
  clock: (hour: number, minutes: string) => `${`${hour}`.padStart(2, '0')}:${minutes}`,
  addToMine: 'Add to mine',
  replaceMine: 'Replace mine',
  showMine: 'Show mine',
  accept: 'OK',
  takeOff: 'Take off',
  undo: 'Undo',
  remove: 'Remove',
  total: 'Total',
  forDelivery: '(for the delivery)',
  details: 'Name, place or a note',
  optional: '(optional)',
  send: 'Send on WhatsApp',
  openAgain: 'Open it again',
  share: 'Share',
  copy: 'Copy',
  clear: 'Clear',
  sentLists: 'Lists that you sent',
  /** Instead of its day. */
  sentBefore: 'Sent before',
  orderAgain: 'Order again',
  forget: 'Forget',
}

/** Handed by the route around a page to the page. */
export const handle = { orderList: orderListEn }
