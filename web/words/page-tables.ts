import { galleryEn } from '../features/gallery/words/en.ts'
import { galleryTa } from '../features/gallery/words/ta.ts'
import { offlineEn } from '../features/offline/words/en.ts'
import { offlineTa } from '../features/offline/words/ta.ts'
import { priceListEn } from '../features/price-list/words/en.ts'
import { priceListTa } from '../features/price-list/words/ta.ts'
import { productsEn } from '../features/products/words/en.ts'
import { productsTa } from '../features/products/words/ta.ts'
import type { ProductsWords } from '../features/products/words/words.ts'
import { aboutEn } from '../features/shop/words/about-en.ts'
import { aboutTa } from '../features/shop/words/about-ta.ts'
import { contactEn } from '../features/shop/words/contact-en.ts'
import { contactTa } from '../features/shop/words/contact-ta.ts'
import { deliveryEn } from '../features/shop/words/delivery-en.ts'
import { deliveryTa } from '../features/shop/words/delivery-ta.ts'
import { goodToKnowEn } from '../features/shop/words/good-to-know-en.ts'
import { goodToKnowTa } from '../features/shop/words/good-to-know-ta.ts'
import { homeSectionsEn } from '../features/shop/words/home-sections-en.ts'
import { homeSectionsTa } from '../features/shop/words/home-sections-ta.ts'
import { openingSoonEn } from '../features/shop/words/opening-soon-en.ts'
import { openingSoonTa } from '../features/shop/words/opening-soon-ta.ts'
import { orderListEn } from '../order-list/words/en.ts'
import { orderListTa } from '../order-list/words/ta.ts'

/** Words of labels have a table of their own, because they stand on pages of their own, too. */
const withoutLabel = ({ label: _, ...words }: ProductsWords) => words

/** Words of single pages, in English and in Tamil, beside those of the layouts. */
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
