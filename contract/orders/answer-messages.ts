import { orderListMessages } from '../order-list/messages.ts'
import { countOf } from '../text/count.ts'
import { writeShortDay } from '../text/month-names.ts'

/** Words that staff read and send when answering an order. */

export const answerTitle = 'Answer an order'

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
  noLongerOffered: orderListMessages.noLongerOffered,
} as const

/** The reply to the customer, line by line. */
export const replyMessages = {
  greeting: (name: string) => `Vanakkam${name && ` ${name}`}! Thank you for your order:`,
  lineOutOfStock: (name: string, quantity: number, backDay: string | undefined) =>
    `${name} × ${quantity} (out of stock now${backDay ? `, back about ${writeShortDay(backDay)}` : ''})`,
  lineGone: (name: string, quantity: number) => `${name} × ${quantity} (no longer offered)`,
  free: 'free',
} as const
