import { deliveryLimits } from '../delivery/limits.ts'
import { readPinCode } from '../delivery/pin-code.ts'
import { deliveryWordsEn } from '../delivery/words-en.ts'
import {
  booleanField,
  countSchema,
  dayText,
  decimalField,
  flagSchema,
  idSchema,
  moneyField,
  optionalText,
  pageQuery,
  queryText,
  requiredId,
  requiredText,
  timeSchema,
} from '../fields.ts'
import { withKnownField } from '../known-fields.ts'
import { messages } from '../messages.ts'
import { namesSize } from '../packs/names-pack.ts'
import { formatPaise } from '../prices/money.ts'
import { toPaise } from '../prices/paise.ts'
import { priceOnRequest } from '../prices/price-words-en.ts'
import { productLimits } from '../products/limits.ts'
import { settingsMessages } from '../settings/messages.ts'
import { readPhoneNumber, withoutScheme } from '../settings/phone-number.ts'
import { storedText } from '../text/text-length.ts'
import { z } from '../zod.ts'
import { orderLimits } from './limits.ts'
import { orderMessages } from './messages.ts'
import { type OrderStatus, orderStatuses } from './statuses.ts'

/** The family's agreement with a customer, whose lines stay as they were written. */

const rupees = z.number().meta({ description: 'Rupees, at most two decimals', example: 378 })
const examples = {
  name: 'Meena Ravi',
  phone: '98765 43210',
  place: 'Pollachi',
  pin: '641602',
  day: '2026-11-28',
  note: 'Rings before he comes',
}

const orderLineSchema = z.object({
  product: idSchema.optional().meta({ description: 'The product that it was, if it was one' }),
  name: z.string().meta({ example: 'Groundnut Oil' }),
  size: z.string().optional().meta({ example: '1 L' }),
  quantity: z.int().meta({ example: 2 }),
  price: rupees.meta({ description: 'Rupees for one; 0 where it is on request' }),
})

export const orderSchema = z
  .object({
    _id: idSchema,
    number: z.int().min(1).meta({ description: 'Counts up from 1, each given once', example: 41 }),
    status: z.enum(orderStatuses).meta({ example: 'new' }),
    paid: flagSchema,
    lines: z.array(orderLineSchema),
    delivery: z
      .object({ charge: rupees, note: z.string().meta({ example: 'By bus' }) })
      .optional()
      .meta({ description: 'Absent where nothing is said of it' }),
    customer: z.object({
      name: z.string().meta({ example: examples.name }),
      phone: z.string().optional().meta({ example: examples.phone }),
      place: z.string().meta({ example: examples.place }),
      pin: z.string().optional().meta({ example: examples.pin }),
    }),
    note: z.string().meta({ example: examples.note }),
    message: z.string().meta({ description: 'What the customer wrote', example: '2 groundnut' }),
    wantedOn: z.iso.date().optional().meta({ example: examples.day }),
    total: rupees.meta({ description: 'Lines and delivery' }),
    createdAt: timeSchema,
    updatedAt: timeSchema,
  })
  .meta({ id: 'Order' })

const sumSchema = z.object({
  count: countSchema,
  total: rupees.meta({ description: 'Rupees' }),
})

/** Counts and sums of orders. Nobody owes a cancelled order, so it does not count as unpaid. */
export const orderTotalsSchema = z
  .object({ new: sumSchema, packed: sumSchema, unpaid: sumSchema, all: sumSchema })
  .meta({ id: 'OrderTotals' })

const quantityMessage = messages.validation.between(
  orderLimits.quantity.min,
  orderLimits.quantity.max,
)

const lineField = z.object({
  product: requiredId(orderMessages.unknownProduct).optional().meta({
    description: 'Alone, the line takes its name, size and price of now',
  }),
  name: requiredText(productLimits.name, orderMessages.nameRequired, 'Groundnut Oil').optional(),
  size: optionalText(productLimits.size, '1 L').optional(),
  quantity: decimalField<null>({ ...orderLimits.quantity, decimals: 0, blank: null })
    .refine((quantity) => quantity !== null, quantityMessage)
    .meta({ description: 'Pieces', example: 2 }),
  price: moneyField(undefined).optional().meta({
    description: 'Rupees; absent or blank, the price of the product now',
    example: 378,
  }),
})

/** Blank clears the number; stored as typed, with or without the country code. */
const phoneField = z
  .union(
    [
      z.null(),
      z
        .string()
        .overwrite((number) => withoutScheme(storedText(number).replace(/\s+/g, ' ')))
        .max(orderLimits.phone, settingsMessages.phone),
    ],
    { error: settingsMessages.phone },
  )
  .transform((number) => number ?? '')
  .refine((number) => number === '' || readPhoneNumber(number) !== null, settingsMessages.phone)
  .meta({ example: examples.phone })

/** Blank clears; stored as its six digits. */
const pinField = z
  .union([z.null(), z.string().max(orderLimits.pin, deliveryWordsEn.pinWrong)], {
    error: deliveryWordsEn.pinWrong,
  })
  .transform((pin, context) => {
    if (pin === null || pin.trim() === '') return ''
    const digits = readPinCode(pin)
    if (digits) return digits
    context.addIssue({ code: 'custom', message: deliveryWordsEn.pinWrong })
    return z.NEVER
  })
  .meta({ example: examples.pin })

/** Blank clears. */
const dayField = z
  .union([z.null(), z.literal(''), dayText(messages.validation.day)], {
    error: messages.validation.day,
  })
  .transform((day) => day || null)
  .meta({ description: 'The day that it is wanted on', example: examples.day })

const { charge: maxCharge } = deliveryLimits
const deliveryObject = z.object({
  charge: decimalField({ min: 0, max: maxCharge, decimals: 2, blank: undefined })
    .optional()
    .meta({ description: 'Rupees, at most two decimals; 0 is free', example: 60 }),
  note: optionalText(orderLimits.deliveryNote, 'By bus').optional(),
})
const deliveryField = withKnownField(Object.keys(deliveryObject.shape), deliveryObject.nullable())

const customerObject = z.object({
  name: optionalText(orderLimits.name, examples.name).optional(),
  phone: phoneField.optional(),
  place: optionalText(orderLimits.place, examples.place).optional(),
  pin: pinField.optional(),
})
const customerField = withKnownField(Object.keys(customerObject.shape), customerObject)

const writable = {
  status: z
    .enum(orderStatuses, { error: messages.validation.oneOf(orderStatuses) })
    .meta({ example: 'new' }),
  paid: booleanField,
  lines: z
    .array(lineField, orderMessages.linesRequired)
    .min(1, orderMessages.linesRequired)
    .max(orderLimits.lines, { error: orderMessages.tooManyLines, abort: true }),
  delivery: deliveryField.meta({ description: 'Null where nothing is said of it' }),
  customer: customerField,
  note: optionalText(orderLimits.note, examples.note),
  message: optionalText(orderLimits.message, '2 groundnut').meta({
    description: 'What the customer wrote',
  }),
  wantedOn: dayField,
}

/**
 * On update, an omitted field keeps its value, also within `customer` and `delivery`; `lines` replace the old
 * ones.
 */
export const orderUpdateSchema = z.object(writable).partial()
export const orderCreateSchema = orderUpdateSchema.extend({ lines: writable.lines })

const day = z
  .union([z.literal(''), dayText(messages.validation.day)], { error: messages.validation.day })
  .transform((date) => date || undefined)
  .optional()

const statusList = z
  .string({ error: messages.validation.once })
  .transform((text) => (text === '' ? undefined : [...new Set(text.split(','))]))
  .refine((given) => given?.every(isStatus) ?? true, messages.validation.oneOf(orderStatuses))
  .transform((given) => given?.filter(isStatus))
  .optional()
  .meta({ description: 'Those in one of these, separated by commas', example: 'new' })

function isStatus(text: string): text is OrderStatus {
  return orderStatuses.some((status) => status === text)
}

const filters = {
  status: statusList,
  paid: booleanField.optional().meta({ description: 'Those that are paid, or not', example: true }),
  search: queryText('Number, or words of name, phone and place', 'Meena'),
  from: day.meta({
    description: 'The first day in India that it was made on',
    example: '2026-11-01',
  }),
  until: day.meta({ description: 'The last day', example: '2026-11-30' }),
}

export const orderFilterSchema = z.object(filters)
export const orderQuerySchema = z.object({ ...pageQuery(orderLimits.page), ...filters })

/** Name of a line's product: `Groundnut Oil 1 L`. */
export function orderedName({ name, size }: Pick<OrderLine, 'name' | 'size'>): string {
  return size && !(namesSize(name, size) ?? name.includes(size)) ? `${name} ${size}` : name
}

/** `Groundnut Oil 1 L × 2 = ₹756`. */
export function writeOrderLine({ quantity, price, ...line }: OrderLine): string {
  const sum = price > 0 ? formatPaise(toPaise(price) * quantity) : priceOnRequest
  return `${orderedName(line)} × ${quantity} = ${sum}`
}

export type OrderTotals = z.output<typeof orderTotalsSchema>
export type Order = z.output<typeof orderSchema>
export type OrderLine = Order['lines'][number]
export type OrderUpdate = z.output<typeof orderUpdateSchema>
export type OrderFilter = z.output<typeof orderFilterSchema>
export type OrderQuery = z.output<typeof orderQuerySchema>
