import { accountLimits } from '../accounts/limits.ts'
import { deliverySchema, deliveryUpdateSchema } from '../delivery/delivery.ts'
import { cleanText, countSchema, dayText, requiredText, timeSchema } from '../fields.ts'
import { weekdays } from '../india-time.ts'
import { withKnownField } from '../known-fields.ts'
import { recordOf } from '../record-of.ts'
import { storedText } from '../text/text-length.ts'
import { isPath, isWebAddress, secure } from '../text/web-address.ts'
import { z } from '../zod.ts'
import { answersSchema } from './answers.ts'
import { settingsLimits } from './limits.ts'
import { readMapAddress } from './map-address.ts'
import { settingsMessages } from './messages.ts'
import { readPhoneNumber, withoutScheme } from './phone-number.ts'
import { shopDetailFields } from './shop-details.ts'
import { sitePicturesSchema } from './site-pictures.ts'
import { storySchema } from './story.ts'

/** The shop's own facts: those of the `SITE_…` variables until the family saves others. */

const max = settingsLimits

const line = (length: number, example: string) => cleanText(length).meta({ example })
const text = (length: number, example: string) => line(length, example).default('')

const phoneText = z
  .string({ error: settingsMessages.phone })
  .overwrite((number) => withoutScheme(storedText(number).replace(/\s+/g, ' ')))
  .max(max.phone, settingsMessages.phone)
  .meta({
    description: 'With its country code; ten digits are a number of India',
    example: '+91 98765 43210',
  })
const phone = phoneText.refine((number) => readPhoneNumber(number) !== null, settingsMessages.phone)
/** Six digits were enough before country codes were required. */
const storedPhone = phoneText.refine(
  (number) => readPhoneNumber(number) !== null || /^\+?[\d ]{6,}$/.test(number),
  settingsMessages.phone,
)

const email = z
  .string({ error: settingsMessages.email })
  .trim()
  .max(accountLimits.email, settingsMessages.email)
  .pipe(z.email(settingsMessages.email))
  .meta({ example: 'vanakkam@vaagai.example' })

const webAddress = (protocol: RegExp) =>
  z
    .string({ error: settingsMessages.webAddress })
    .trim()
    .max(max.webAddress, settingsMessages.webAddress)
    .refine((address) => isWebAddress(address, protocol), settingsMessages.webAddress)
    .meta({ example: 'https://example.com/vaagai' })

/** Accepts a map as people paste it; stores the address for a frame. */
const mapAddress = z
  .string({ error: settingsMessages.webAddress })
  .trim()
  .max(max.webAddress, settingsMessages.webAddress)
  .transform((pasted, context) => {
    if (pasted === '') return ''
    const read = readMapAddress(pasted)
    if (typeof read === 'object') return read.address
    context.addIssue({ code: 'custom', message: settingsMessages.map })
    return z.NEVER
  })
  .meta({
    description:
      'A link of a map, coordinates or the code of a frame; answered as a frame takes it',
    example: '11.235, 77.105',
  })

/** An optional value: blank means that the shop has none. */
function orBlank<S extends z.ZodType>(schema: S, error: string) {
  const example = schema.meta()?.example
  return z
    .union([z.string().trim().regex(/^$/, { error, abort: true }), schema], { error })
    .meta({ description: 'Blank: the shop has none', example })
}
const webAddressOrBlank = (protocol: RegExp) =>
  orBlank(webAddress(protocol), settingsMessages.webAddress)

const time = /^([01]\d|2[0-3]):[0-5]\d$|^24:00$/
const timeText = z.string({ error: settingsMessages.time })
const spanSchema = z.object({
  opens: timeText.meta({ pattern: time.source, example: '09:00' }),
  closes: timeText.meta({ pattern: time.source, example: '21:30' }),
})

/** Opening times of one day: in order, not overlapping, none past midnight. */
const daySchema = z
  .array(spanSchema)
  .max(max.spans, settingsMessages.spans(max.spans))
  .refine((spans) => spans.every(({ opens, closes }) => time.test(opens) && time.test(closes)), {
    error: settingsMessages.time,
    abort: true,
  })
  .refine(
    (spans) =>
      spans.every(
        ({ opens, closes }, index) => opens < closes && (spans[index - 1]?.closes ?? '') <= opens,
      ),
    settingsMessages.order,
  )
  .default([])

const hoursSchema = z.object(recordOf(weekdays, () => daySchema))
/** An unknown day is an error, because the intended day would otherwise be closed. */
const hoursUpdateSchema = z.strictObject(hoursSchema.shape, {
  error: ({ code }) => (code === 'unrecognized_keys' ? settingsMessages.days(weekdays) : undefined),
})

const specialDaysSchema = z
  .array(
    z.object({
      date: dayText(settingsMessages.date).meta({ example: '2027-01-14' }),
      spans: daySchema,
      note: text(max.note, 'Pongal'),
      noteTa: text(max.note, 'பொங்கல்'),
    }),
  )
  .max(max.specialDays, settingsMessages.specialDays(max.specialDays))
  .superRefine((days, context) => {
    const seen = new Set<string>()
    for (const [index, { date }] of days.entries()) {
      if (seen.has(date))
        context.addIssue({
          code: 'custom',
          message: settingsMessages.dateTwice,
          path: [index, 'date'],
        })
      seen.add(date)
    }
  })
  .overwrite((days) => days.toSorted((a, b) => (a.date < b.date ? -1 : 1)))

const instant = z.iso
  .datetime({ offset: true, error: settingsMessages.instant, abort: true })
  .overwrite((time) => new Date(time).toISOString())
  // In UTC the year may have five digits, which no reader accepts.
  .regex(/^\d{4}-/, settingsMessages.instant)
  .nullable()
  .default(null)
  .meta({ example: '2027-01-10T00:00:00+05:30' })

const noticeSchema = z
  .object({
    text: requiredText(max.notice, settingsMessages.noticeText, 'Closed for Pongal'),
    textTa: text(max.notice, 'பொங்கல் விடுமுறை'),
    link: text(max.webAddress, '/products')
      .refine(
        (link) => link === '' || isPath(link) || isWebAddress(link, secure),
        settingsMessages.link,
      )
      .meta({ example: '/products' }),
    from: instant,
    until: instant,
  })
  .refine(({ from, until }) => !from || !until || from < until, {
    path: ['until'],
    error: settingsMessages.until,
  })

const dateOrBlank = z.union([z.literal(''), dayText(settingsMessages.date)], {
  error: settingsMessages.date,
})

const labelSchema = z.object({
  makerName: text(max.makerName, 'Vaagai Wood-Pressed Oils'),
  makerAddress: text(max.makerAddress, '14 Chekku Street, Annur'),
  fssai: text(max.note, '12419001000123')
    .overwrite((number) => number.replace(/\s/g, ''))
    .refine((number) => /^([12]\d{13})?$/.test(number), settingsMessages.fssai)
    .meta({ example: '12419001000123' }),
  fssaiUntil: dateOrBlank
    .default('')
    .meta({ description: 'Kept for who reads it: registrations no longer expire' }),
  fssaiFeeDue: dateOrBlank
    .optional()
    .meta({ description: 'When the fee of the registration is due; only with a session' }),
  careName: text(max.makerName, 'Meena Ravi'),
  carePhone: orBlank(storedPhone, settingsMessages.phone).default(''),
  careEmail: orBlank(email, settingsMessages.email).default(''),
})

const priceListSchema = z.object({
  title: text(max.priceListTitle, 'Price list'),
  titleTa: text(max.priceListTitle, 'விலைப் பட்டியல்'),
  note: text(max.priceListNote, 'All prices include taxes.'),
  noteTa: text(max.priceListNote, 'வரிகள் உட்பட'),
  hideOutOfStock: z.boolean().default(false).meta({ example: true }),
})

/** Settings for labels and the price list until some are saved. */
export const blankLabelSettings = labelSchema.parse({})
export const blankPriceListSettings = priceListSchema.parse({})

const shopSettingsSchema = z.object({
  name: requiredText(max.name, settingsMessages.required, 'Vaagai Wood-Pressed Oils'),
  nameTa: line(max.name, 'வாகை மரச்செக்கு எண்ணெய்'),
  shortName: line(max.shortName, 'Vaagai'),
  shortNameTa: line(max.shortName, 'வாகை'),
  nameLine: line(max.nameLine, 'Wood-Pressed Oils'),
  nameLineTa: line(max.nameLine, 'மரச்செக்கு எண்ணெய்'),
  tagline: line(max.tagline, 'Pressed in wood'),
  taglineTa: line(max.tagline, 'மரச்செக்கு எண்ணெய்'),
  phone: storedPhone,
  phone2: orBlank(storedPhone, settingsMessages.phone),
  whatsapp: storedPhone,
  email: orBlank(email, settingsMessages.email),
  address: line(max.address, '14 Chekku Street, Annur'),
  addressTa: line(max.address, '14 செக்கு வீதி, அன்னூர்'),
  mapUrl: webAddressOrBlank(secure),
  instagram: webAddressOrBlank(secure),
  facebook: webAddressOrBlank(secure),
  youtube: webAddressOrBlank(secure),
  creditName: line(max.creditName, 'Palamaram Studio'),
  creditUrl: webAddressOrBlank(/^https?:/i),
  hours: hoursSchema,
  specialDays: specialDaysSchema,
  notice: noticeSchema.nullable(),
  story: storySchema,
  label: labelSchema,
  priceList: priceListSchema,
  delivery: deliverySchema,
  answers: answersSchema,
})

export type ShopSettings = z.output<typeof shopSettingsSchema>

/** Saved settings; all others have their defaults. */
export const savedSettingsSchema = shopSettingsSchema.partial()
export type SavedSettings = z.output<typeof savedSettingsSchema>

const updateShape = {
  ...shopSettingsSchema.shape,
  phone,
  phone2: orBlank(phone, settingsMessages.phone),
  whatsapp: phone,
  mapUrl: mapAddress,
  hours: hoursUpdateSchema,
  label: labelSchema.extend({ carePhone: orBlank(phone, settingsMessages.phone).default('') }),
  delivery: deliveryUpdateSchema,
}

/**
 * Settings in a request. An object replaces the stored one, `null` resets to the default, also within an object,
 * and omitted values stay.
 */
export const settingsUpdateSchema = z.object(
  Object.fromEntries(
    Object.entries(updateShape).map(([field, schema]) => [
      field,
      requireKnownField(field, z.preprocess(omitNulls, schema.nullable())).optional(),
    ]),
  ) as unknown as {
    [F in keyof typeof updateShape]: Nullish<(typeof updateShape)[F]>
  },
)

/** The current settings. Those from variables may be values that no form accepts. */
const inForceSchema = shopSettingsSchema.extend(
  recordOf(shopDetailFields, (name) =>
    z.string().meta({ example: shopSettingsSchema.shape[name].meta()?.example }),
  ),
)

export const settingsSchema = inForceSchema
  .extend({
    pictures: sitePicturesSchema,
    icon: z.string().meta({
      description: "How the addresses of the site's icons begin: a size and .png follow",
      example: '/api/settings/icon/5e0f8a7c9b1d2e3f4a5b',
    }),
    shareCard: z.string().meta({
      description: 'The picture that chats show of a link to the site',
      example: '/api/cards/site/5e0f8a7c9b1d2e3f4a5b.jpg',
    }),
  })
  .extend({
    isOpen: z.boolean().meta({
      description: 'Whether visitors see the shop: it is opened by `PUT /setup`',
      example: true,
    }),
  })
  .extend({ version: countSchema, createdAt: timeSchema, updatedAt: timeSchema })
  .meta({ id: 'Settings' })

/** Settings in the form that pages show. */
export type ShownSettings = Omit<Settings, 'version' | 'createdAt' | 'updatedAt'>

export const settingsVersionSchema = z.object({
  version: countSchema,
  savedAt: timeSchema,
  savedBy: z.string().meta({ example: 'Meena Ravi' }),
  settings: inForceSchema,
})

/** Requires a known field in a setting that is an object. */
function requireKnownField<S extends z.ZodType>(field: string, schema: S) {
  const setting: z.ZodType = shopSettingsSchema.shape[field as keyof ShopSettings]
  return setting instanceof z.ZodObject
    ? withKnownField(Object.keys(setting.shape), schema)
    : schema
}

function omitNulls(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(omitNulls)
  if (typeof value !== 'object' || value === null) return value
  const given = Object.entries(value).filter(([, part]) => part !== null)
  return Object.fromEntries(given.map(([name, part]) => [name, omitNulls(part)]))
}

type Nullish<T extends z.ZodType> = z.ZodOptional<z.ZodNullable<T>>
export type Settings = z.output<typeof settingsSchema>
export type SettingsUpdate = z.output<typeof settingsUpdateSchema>
export type SettingsVersion = z.output<typeof settingsVersionSchema>
