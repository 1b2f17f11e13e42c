import { aboutEn } from './about-en.ts'
import { aboutTa } from './about-ta.ts'
import { contactEn } from './contact-en.ts'
import { contactTa } from './contact-ta.ts'
import { deliveryEn } from './delivery-en.ts'
import { deliveryTa } from './delivery-ta.ts'
import { galleryEn } from './gallery-en.ts'
import { galleryTa } from './gallery-ta.ts'
import { goodToKnowEn } from './good-to-know-en.ts'
import { goodToKnowTa } from './good-to-know-ta.ts'
import { homeSectionsEn } from './home-sections-en.ts'
import { homeSectionsTa } from './home-sections-ta.ts'
import { offlineEn } from './offline-en.ts'
import { offlineTa } from './offline-ta.ts'
import { openingSoonEn } from './opening-soon-en.ts'
import { openingSoonTa } from './opening-soon-ta.ts'
import { orderListEn } from './order-list-en.ts'
import { orderListTa } from './order-list-ta.ts'
import { priceListEn } from './price-list-en.ts'
import { priceListTa } from './price-list-ta.ts'
import { productsEn } from './products-en.ts'
import { productsTa } from './products-ta.ts'
import type { ProductsWords } from './products-words.ts'

/** Phrases of labels have a table of their own, because they stand on pages of their own, too. */
const withoutLabel = ({ label: _, ...words }: ProductsWords) => words

/** What single pages say, in English and in Tamil, beside what the layouts say on all of them. */
export const pageTables = {
  'home below its first view': { en: homeSectionsEn, ta: homeSectionsTa },
  about: { en: aboutEn, ta: aboutTa },
  gallery: { en: galleryEn, ta: galleryTa },
  contact: { en: contactEn, ta: contactTa },
  products: { en: withoutLabel(productsEn), ta: withoutLabel(productsTa) },
  delivery: { en: deliveryEn, ta: deliveryTa },
  'good-to-know': { en: goodToKnowEn, ta: goodToKnowTa },
  list: { en: orderListEn, ta: orderListTa },
  'opening soon': { en: openingSoonEn, ta: openingSoonTa },
  offline: { en: offlineEn, ta: offlineTa },
  'price-list': { en: priceListEn, ta: priceListTa },
}
