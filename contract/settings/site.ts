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

/** The shop's facts that the `SITE_…` variables give. */
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
