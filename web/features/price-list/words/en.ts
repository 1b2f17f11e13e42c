import type { PriceListPicture } from '../../../../contract/price-list/pictures.ts'

/** English words of the price list's page, besides `contract/price-list/`. */
export const priceListEn = {
  title: 'Price list',
  description: (shop: string) =>
    `Today’s prices of ${shop}: every oil and size, with what a litre costs. To read, print or share.`,
  code: 'The address of this page as a QR code',
  languages: 'Language',
  pdf: 'Download as PDF',
  pictures: 'Pictures to share',
  picture: (shape: PriceListPicture, number: number) =>
    `${shape === 'post' ? 'Post' : 'Status'} ${number}`,
  /** Why there is none, as the API says it. */
  failed: (error: string) => error,
}

export type PriceListWords = typeof priceListEn

/** Handed by the route around a page to the page. */
export const handle = { priceList: priceListEn }
