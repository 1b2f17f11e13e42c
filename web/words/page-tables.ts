import { aboutEn } from './about-en.ts'
import { aboutTa } from './about-ta.ts'
import { contactEn } from './contact-en.ts'
import { contactTa } from './contact-ta.ts'
import { deliveryEn } from './delivery-en.ts'
import { deliveryTa } from './delivery-ta.ts'
import { orderListEn } from './order-list-en.ts'
import { orderListTa } from './order-list-ta.ts'

/** What single pages say, in English and in Tamil, beside what the layouts say on all of them. */
export const pageTables = {
  about: { en: aboutEn, ta: aboutTa },
  contact: { en: contactEn, ta: contactTa },
  delivery: { en: deliveryEn, ta: deliveryTa },
  list: { en: orderListEn, ta: orderListTa },
}
