import { recordOf } from '../record-of.ts'
import { z } from '../zod.ts'
import { readMapAddress } from './map-address.ts'
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

/** Accepts a map as people paste it, and converts it to the address for a frame. */
const mapAddress = z.string().transform((pasted, context) => {
  const read = readMapAddress(pasted)
  if (typeof read === 'object') return read.address
  const message =
    read === 'short'
      ? 'must be the link of Embed a map, or coordinates: a short link hides the place'
      : 'must be a link of Google Maps or OpenStreetMap, coordinates like 11.235, 77.105, or an address like https://example.com'
  context.addIssue({ code: 'custom', message })
  return z.NEVER
})

/** Name of a shop that has none. */
export const unnamedShop = 'Our Oil Mill'

/** The shop's details from the `SITE_…` variables; missing ones are blank. */
export const shopDetailsSchema = z.object({
  name: text,
  phone,
  phone2: phone,
  email: z.email('must be an e-mail address'),
  address: text,
  whatsapp: phone,
  mapUrl: mapAddress,
  instagram: secureAddress,
  facebook: secureAddress,
  youtube: secureAddress,
  creditName: text,
  creditUrl: z.url({ protocol: /^https?$/, error: 'must be an address like https://example.com' }),
})

export type ShopDetails = z.output<typeof shopDetailsSchema>

export const shopDetailFields = Object.keys(shopDetailsSchema.shape) as (keyof ShopDetails)[]
export const blankShopDetails: ShopDetails = recordOf(shopDetailFields, () => '')

/** Details of one source, with gaps filled from another. */
export function fillShopDetails(details: ShopDetails, others: ShopDetails): ShopDetails {
  const given = Object.entries(details).filter(([, detail]) => detail !== '')
  return { ...others, ...Object.fromEntries(given) }
}
