import { z } from 'zod'

/** The business's own constants. All of it is configuration. */
export const siteSchema = z.object({
  name: z.string().min(1),
  phone: z.string().min(5),
  phone2: z.string().min(5),
  email: z.email(),
  address: z.string().min(1),
  /** Digits only, with the country code. */
  whatsapp: z.string().regex(/^\d{8,15}$/),
  mapUrl: z.url({ protocol: /^https$/ }),
  instagram: z.url({ protocol: /^https$/ }),
  facebook: z.url({ protocol: /^https$/ }),
  youtube: z.url({ protocol: /^https$/ }),
  creditName: z.string().min(1),
  creditUrl: z.url({ protocol: /^https?$/ }),
})

export type Site = z.output<typeof siteSchema>
