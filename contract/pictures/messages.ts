import { countOf } from '../text/count.ts'

/** Messages of the API about a product's pictures. */
export const pictureMessages = {
  notFound: 'Picture not found',
  twice: 'The product has this picture already',
  order: 'Must name each picture of the product once',
  tooMany: 'A product has at most six pictures',
} as const

/** Messages about pictures that wait on the device to be sent automatically. */
export const sendingMessages = {
  sending: (position: number, total: number) => `Sending ${position} of ${total}`,
  sent: (count: number) => `${countOf(count, 'picture')} sent`,
  noLine: (count: number) => `${countOf(count, 'picture')} to send once you are online again`,
  stopped: (count: number) => `${countOf(count, 'picture')} not sent yet: stopped`,
  notSent: (name: string, reason: string) => `A picture of ${name} was not sent: ${reason}`,
  productGone: (name: string, count: number) =>
    `${name} was deleted meanwhile: ${countOf(count, 'picture')} not sent`,
  noRoom: 'This device has no room left for the picture. It was not added.',
  changedMeanwhile: (author: string) =>
    `${author} changed this product meanwhile. Both changes are kept.`,
  collided: (author: string) =>
    `${author} changed the same picture meanwhile. It is shown as it is now, without your change.`,
} as const
