import { cleanText, requiredText } from '../fields.ts'
import { isPlainDecimal } from '../numbers/read-number.ts'
import { z } from '../zod.ts'
import { deliveryLimits as limits } from './limits.ts'
import { deliveryMessages as messages } from './messages.ts'

/** Rules for the delivery charge: zones by prefixes of PIN codes, each with steps of mass. */

const text = (length: number, example: string) => cleanText(length).meta({ example }).default('')

const rupees = (max: number, message: string) =>
  z.number(message).min(0, message).max(max, message).multipleOf(0.01, message)

const slabSchema = z.object({
  upTo: z
    .int(messages.mass)
    .min(1, messages.mass)
    .max(limits.mass, messages.mass)
    .meta({ description: 'Grams with packing', example: 5000 }),
  charge: rupees(limits.charge, messages.charge).meta({
    description: 'Rupees; 0 is free',
    example: 60,
  }),
})

const slabsSchema = z
  .array(slabSchema)
  .min(1, messages.slabs(limits.slabs))
  .max(limits.slabs, messages.slabs(limits.slabs))
  .superRefine((slabs, context) => {
    for (const [index, { upTo }] of slabs.entries())
      if (upTo <= (slabs[index - 1]?.upTo ?? 0))
        context.addIssue({ code: 'custom', message: messages.rising, path: [index, 'upTo'] })
  })

const day = z.int(messages.days).min(0, messages.days).max(limits.days, messages.days)

const zoneSchema = z.object({
  name: requiredText(limits.name, messages.name, 'Coimbatore'),
  nameTa: text(limits.name, 'கோயம்புத்தூர்'),
  prefixes: z
    .array(
      z
        .string(messages.prefix)
        .regex(/^\d{1,6}$/, messages.prefix)
        .meta({ example: '641' }),
    )
    .max(limits.prefixes, messages.prefixes(limits.prefixes))
    .meta({ description: 'How its PIN codes begin; the longest that fits wins' }),
  slabs: slabsSchema,
  perKgBeyond: rupees(limits.charge, messages.charge)
    .optional()
    .meta({ description: 'Rupees for each started kilo above the last step', example: 12 }),
  freeFrom: rupees(limits.goods, messages.goods)
    .optional()
    .meta({ description: 'Rupees of goods from which delivery is free', example: 2000 }),
  days: z
    .tuple([day, day], messages.days)
    .refine(([min, max]) => min <= max, messages.daysOrder)
    .meta({ description: 'The shortest and the longest', example: [1, 2] }),
  by: text(limits.by, 'ST Courier'),
})

/** Zones in which no prefix occurs twice. */
const zonesOf = (zone: typeof zoneSchema) =>
  z
    .array(zone)
    .max(limits.zones, messages.zones(limits.zones))
    .superRefine((zones, context) => {
      const zoneOf = new Map<string, string>()
      for (const [index, { name, prefixes }] of zones.entries())
        for (const prefix of prefixes) {
          const taken = zoneOf.get(prefix)
          if (taken !== undefined) {
            const message = messages.taken(prefix, taken)
            context.addIssue({ code: 'custom', message, path: [index, 'prefixes'] })
          }
          zoneOf.set(prefix, taken ?? name)
        }
    })
    .default([])

export const deliverySchema = z.object({
  packing: z
    .int(messages.packing)
    .min(0, messages.packing)
    .max(limits.packing.max, messages.packing)
    .default(limits.packing.default)
    .meta({ description: 'Percent that packing adds to the mass of the goods', example: 10 }),
  zones: zonesOf(zoneSchema),
  note: text(limits.note, 'Oil travels well in tins.'),
  noteTa: text(limits.note, 'டின்களில் எண்ணெய் பாதுகாப்பாக வரும்.'),
})

const { prefixes } = zoneSchema.shape

/**
 * Zones that may be saved: each needs a prefix. Zones without one, which match no PIN code, may be stored from
 * earlier.
 */
export const deliveryUpdateSchema = z.preprocess(
  (delivery) => readDecimalTexts(delivery),
  deliverySchema.extend({
    zones: zonesOf(zoneSchema.extend({ prefixes: prefixes.min(1, messages.noPrefix) })),
  }),
)

const numbers = ['packing', 'upTo', 'charge', 'perKgBeyond', 'freeFrom', 'days']

/** Numbers may be sent as plain decimal text, as everywhere. */
function readDecimalTexts(value: unknown, name?: string): unknown {
  if (typeof value === 'string' && name !== undefined && numbers.includes(name))
    return isPlainDecimal(value.trim()) ? Number(value) : value
  if (Array.isArray(value)) return value.map((item) => readDecimalTexts(item, name))
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value)
  return Object.fromEntries(parts.map(([name, part]) => [name, readDecimalTexts(part, name)]))
}

export type Delivery = z.output<typeof deliverySchema>
/** The rules that determine the delivery charge. */
export type DeliveryRules = Pick<Delivery, 'packing' | 'zones'>
export type DeliveryZone = Delivery['zones'][number]
