import { priceOnRequest } from '../prices/price-words-en.ts'
import { priceOnRequestTa } from '../prices/price-words-ta.ts'
import { countOf, formatNumber } from '../text/count.ts'
import type { LinkCardLanguage } from './languages.ts'

type LinkCardWords = {
  priceOnRequest: string
  /** `12 products from ₹180`; without a price if all are on request. */
  summary: (products: number, from: string) => string
}

/** The words on link cards. */
export const linkCardWords: Record<LinkCardLanguage, LinkCardWords> = {
  en: {
    priceOnRequest,
    summary: (products, from) => countOf(products, 'product') + (from && ` from ${from}`),
  },
  ta: {
    priceOnRequest: priceOnRequestTa,
    summary: (products, from) =>
      `${formatNumber(products)} ${products === 1 ? 'பொருள்' : 'பொருட்கள்'}${from && `, ${from} முதல்`}`,
  },
}
