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

export const establishedYear = 1975
export const currency = 'INR'

/** Minutes after midnight, by day of the week (0 is Sunday): open from the first minute, closed from the last. */
export const businessHours: Record<number, { opens: number; closes: number }> = {
  0: { opens: 540, closes: 780 },
  1: { opens: 540, closes: 1290 },
  2: { opens: 540, closes: 1290 },
  3: { opens: 540, closes: 1290 },
  4: { opens: 540, closes: 1290 },
  5: { opens: 540, closes: 1290 },
  6: { opens: 540, closes: 1290 },
}

/** A WhatsApp chat with the business, with a text to send. */
export function whatsappAddress(number: string, text?: string): string {
  return text
    ? `https://wa.me/${number}?text=${encodeURIComponent(text)}`
    : `https://wa.me/${number}`
}
