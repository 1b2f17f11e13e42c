import { recordOf } from '../record-of.ts'
import { z } from '../zod.ts'
import { readPhoneNumber } from './phone-number.ts'

const text = z.string().min(1)
const phone = z
  .string()
  .refine(
    (number) => readPhoneNumber(number) !== null,
    'must be a phone number with its country code, like +91 98765 43210',
  )
const secureAddress = z.url({
  protocol: /^https$/,
  error: 'must be an address like https://example.com',
})

/** How a shop is called that nobody has named. */
export const unnamedShop = 'Our Oil Mill'

/** The shop's facts that the `SITE_…` variables give; what is not given is blank. */
export const siteSchema = z.object({
  name: text,
  phone,
  phone2: phone,
  email: z.email('must be an e-mail address'),
  address: text,
  whatsapp: phone,
  mapUrl: secureAddress,
  instagram: secureAddress,
  facebook: secureAddress,
  youtube: secureAddress,
  creditName: text,
  creditUrl: z.url({ protocol: /^https?$/, error: 'must be an address like https://example.com' }),
})

export type Site = z.output<typeof siteSchema>

export const siteFields = Object.keys(siteSchema.shape) as (keyof Site)[]
export const blankSite: Site = recordOf(siteFields, () => '')

/** The facts of one source, and where it has none, those of another. */
export function fillSite(site: Site, others: Site): Site {
  const given = Object.entries(site).filter(([, fact]) => fact !== '')
  return { ...others, ...Object.fromEntries(given) }
}
