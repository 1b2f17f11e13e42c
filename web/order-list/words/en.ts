import { orderListMessages } from '../../../contract/order-list/messages.ts'
import { orderWordsEn } from '../../../contract/order-list/order-words-en.ts'
import { countOf } from '../../../contract/text/count.ts'
import { writeDay } from '../../../contract/text/month-names.ts'

/** English words of the order list's page. */
export const orderListEn = {
  ...orderListMessages,
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
