import { priceOnRequest } from '../prices/price-words-en.ts'
import { orderListLimits } from './limits.ts'

const { lines } = orderListLimits

/** Messages about the list on its page. */
export const orderListMessages = {
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
}
