import { countOf } from '../text/count.ts'

/** The words on link cards. */
export const cardTerms = {
  priceOnRequest: 'Price on request',
  /** `12 products from ₹180`; no price where all are on request. */
  summary: (products: number, from: string) =>
    countOf(products, 'product') + (from && ` from ${from}`),
  preview: {
    title: 'How it looks in WhatsApp',
    afterSaving: 'Shown after saving.',
    asSaved: 'As it is saved now. What you have changed shows after saving.',
    failed: 'The preview could not be loaded.',
  },
}
