import { z } from '../zod.ts'

const text = z.string().min(1)
const phone = z.string().regex(/^[+\d][\d\s().-]{4,}$/, 'must be a phone number')
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
  whatsapp: z.string().regex(/^\d{8,15}$/, 'must be digits alone, beginning with the country code'),
  mapUrl: secureAddress,
  instagram: secureAddress,
  facebook: secureAddress,
  youtube: secureAddress,
  creditName: text,
  creditUrl: z.url({ protocol: /^https?$/, error: 'must be an address like https://example.com' }),
})

export type Site = z.output<typeof siteSchema>
