import { z } from 'zod'
import { deliveryLimits } from '../../../contract/delivery/limits.ts'
import {
  auditActions,
  auditEntities,
  auditFieldsSchema,
} from '../../../contract/history/audit-log.ts'
import { imageLimits } from '../../../contract/images/limits.ts'
import { insightLimits } from '../../../contract/insight/limits.ts'
import { limits } from '../../../contract/limits.ts'
import { orderLimits } from '../../../contract/orders/limits.ts'
import { orderStatuses } from '../../../contract/orders/statuses.ts'
import { pictureLimits } from '../../../contract/pictures/limits.ts'
import { priceRevisionLimits } from '../../../contract/price-revisions/limits.ts'
import { priceRuleSchema } from '../../../contract/price-revisions/price-rule-schema.ts'
import { toPaise } from '../../../contract/prices/paise.ts'
import { gtinField } from '../../../contract/products/gtin.ts'
import { productLimits } from '../../../contract/products/limits.ts'
import { plainFields } from '../../../contract/products/plain-fields.ts'
import { columnsOf } from '../../../contract/record-of.ts'
import { siteSlots } from '../../../contract/settings/site-slots.ts'
import { readId } from '../../db/read-id.ts'
import { type BackedUpColumn, type BackedUpTable, recordTables } from '../../db/tables/roles.ts'
import type { ColumnType } from '../../db/tables/rows.ts'
import { isImageId } from '../../images/names.ts'
import { readJson } from '../stored-config.ts'
import { storedRecordSchema } from '../versions/stored-record.ts'
import { storedOrderLinesSchema } from './order-lines.ts'
import { isPasswordHash } from './password-hash.ts'
import { storedLinesSchema, storedRatesSchema } from './price-lines.ts'

/*
 * Rules for the values in each column of a backup, based on the limits of the routes that write it. The
 * database's own constraints cover lengths of texts and lists of words, because some limits were lowered later,
 * and migrations shorten the content of older backups.
 */

export type ColumnRule = {
  schema: z.ZodType
  /** Bounds to which a number may be clamped, losing only the excess. */
  clamp?: { min: number; max: number }
}

/** The last moment with a four-digit year. */
const lastTime = Date.UTC(10_000, 0) - 1
/** Room for a trillion more writes, because a restored site counts on from a backup's numbers. */
const headroom = 10 ** 12
const range = 'is out of range'
const unusable = 'cannot be used'

const integer = (min: number, max: number) => z.int(range).min(min, range).max(max, range)
const rule = (schema: z.ZodType): ColumnRule => ({ schema })
const clamped = (min: number, max: number): ColumnRule => ({
  schema: integer(min, max),
  clamp: { min, max },
})
const fitting = (matches: (text: string) => boolean) =>
  rule(z.string(unusable).refine(matches, unusable))
const json = (schema: z.ZodType) => fitting((value) => schema.safeParse(readJson(value)).success)

const cleanText = z
  .string('is no text')
  .refine((text) => text.isWellFormed() && !text.includes('\0'), 'holds what no text can')

const text = rule(cleanText)
/** Ids must be as routes read them; a record with any other id could not be opened. */
const id = fitting((text) => text !== '' && readId(text) === text)
const imageId = fitting(isImageId)
const day = rule(z.iso.date(unusable))
const time = rule(integer(0, lastTime))
const flag = rule(integer(0, 1))
const counter = clamped(0, lastTime - headroom)
const order: ColumnRule = {
  // Values older than a limit may be slightly beyond it.
  schema: z
    .number(range)
    .min(2 * limits.sortOrder.min, range)
    .max(2 * limits.sortOrder.max, range),
  clamp: limits.sortOrder,
}
const within = ({ min, max }: { min: number; max: number }) => rule(integer(min, max))
const paise = rule(integer(0, toPaise(productLimits.maxPrice)))
const pixels = rule(integer(1, imageLimits.pixels))
const bytes = rule(z.instanceof(Uint8Array, { error: unusable }))
/** Missing parts get their defaults when the configuration is read. */
const configuration = json(z.looseObject({}))

const placeholderSchema = z
  .string()
  .regex(/^data:image\/webp;base64,[A-Za-z0-9+/]{1,4000}={0,2}$/, unusable)
const pictureSchema = z.object({
  width: z.int().positive(),
  height: z.int().positive(),
  placeholder: placeholderSchema,
})

const recordColumns = {
  id,
  version: counter,
  created_at: time,
  updated_at: time,
  updated_by: text,
}
const versionColumns = { version: counter, config: configuration, saved_at: time, saved_by: text }

const visibility = { hidden: flag, visible_from: day, visible_until: day }

/** The largest total that an order can have. */
const mostPaise =
  orderLimits.lines * orderLimits.quantity.max * toPaise(productLimits.maxPrice) +
  toPaise(deliveryLimits.charge)

/** Rule for a plain field's column. */
function plainRule(field: (typeof plainFields)[keyof typeof plainFields]): ColumnRule {
  if (field.kind === 'flag') return flag
  if (field.kind === 'day') return day
  if (field.kind === 'choice') return rule(z.literal(field.values, unusable))
  return field.kind === 'text' ? text : within(field.storedRange)
}

export const columnRules: { [T in BackedUpTable]: Record<BackedUpColumn<T>, ColumnRule> } = {
  users: {
    ...recordColumns,
    email: text,
    name: text,
    role: text,
    password_hash: fitting(isPasswordHash),
    password_made_up: flag,
    active: flag,
    last_seen_at: time,
  },
  second_factors: {
    user_id: id,
    secret: text,
    on_since: time,
    last_step: counter,
    wrong_codes: counter,
  },
  passkeys: {
    id,
    user_id: id,
    credential_id: text,
    public_key: text,
    counter,
    transports: json(z.array(z.string())),
    name: text,
    created_at: time,
    last_used_at: time,
  },
  recovery_codes: { user_id: id, code_hash: text },
  images: {
    id: imageId,
    width: pixels,
    height: pixels,
    bytes: rule(integer(0, Number.MAX_SAFE_INTEGER)),
    placeholder: rule(placeholderSchema),
    variants: text,
    created_at: time,
  },
  categories: {
    ...recordColumns,
    name: text,
    name_key: text,
    name_ta: text,
    name_ta_key: text,
    parent_id: id,
    sort_order: order,
    show_in_nav: flag,
    show_in_products_dropdown: flag,
    ...visibility,
    image_id: imageId,
  },
  product_groups: {
    ...recordColumns,
    name: text,
    name_key: text,
    name_ta: text,
    sort_order: order,
    label: configuration,
    oil: text,
    hsn: text,
    rate_paise: rule(integer(0, toPaise(priceRevisionLimits.rate.max))),
  },
  products: {
    ...recordColumns,
    number: counter,
    name: text,
    name_key: text,
    description: text,
    price: paise,
    original_price: paise,
    category_id: id,
    subcategory_id: id,
    featured: flag,
    in_stock: flag,
    few_since: time,
    ...columnsOf(plainFields, (name) => plainRule(plainFields[name])),
    image_id: imageId,
    gtin: fitting((digits) => gtinField.safeParse(digits).success),
    group_id: id,
    picture_id: id,
    picture_kind: text,
    picture_alt: text,
    picture_alt_ta: text,
    ...visibility,
  },
  product_pictures: {
    id,
    product_id: id,
    position: rule(integer(1, pictureLimits.ofProduct - 1)),
    image_id: imageId,
    kind: text,
    alt: text,
    alt_ta: text,
  },
  site_pictures: {
    id,
    slot: fitting((text) => siteSlots.some((slot) => slot === text)),
    image_id: imageId,
    alt: text,
    alt_ta: text,
  },
  gallery_items: {
    ...recordColumns,
    title: text,
    title_ta: text,
    description: text,
    description_ta: text,
    search_text: text,
    category_text: text,
    category_id: id,
    subcategory_id: id,
    is_popular: flag,
    ...visibility,
    sort_order: order,
    image_id: imageId,
  },
  synonyms: { ...recordColumns, label: text, terms: json(z.array(z.string())) },
  orders: {
    ...recordColumns,
    number: rule(integer(1, lastTime - headroom)),
    status: rule(z.literal(orderStatuses, unusable)),
    paid: flag,
    lines: json(storedOrderLinesSchema),
    customer_name: text,
    customer_phone: text,
    customer_place: text,
    customer_pin: text,
    note: text,
    message: text,
    wanted_on: day,
    delivery_charge: rule(integer(0, toPaise(deliveryLimits.charge))),
    delivery_note: text,
    total: rule(integer(0, mostPaise)),
    search_text: text,
  },
  order_numbers: { id: rule(integer(1, 1)), last: counter },
  price_revisions: {
    ...recordColumns,
    state: text,
    reason: text,
    rule: json(priceRuleSchema),
    lines: json(storedLinesSchema),
    changes: rule(integer(0, priceRevisionLimits.lines)),
    apply_at: time,
    applied_at: time,
    rates_before: json(storedRatesSchema),
    stopped_by: text,
  },
  product_prices: {
    product_id: id,
    number: counter,
    at: time,
    price: paise,
    original_price: paise,
    author: text,
    revision_id: id,
  },
  nav_configs: versionColumns,
  shop_settings: versionColumns,
  shop_setup: versionColumns,
  deleted_records: {
    id,
    kind: rule(z.literal(Object.keys(recordTables), unusable)),
    deleted_with: id,
    record: text,
    image_id: imageId,
    deleted_at: time,
  },
  deleted_files: { image_id: imageId, variant: text, picture: json(pictureSchema), bytes },
  past_pictures: { image_id: imageId, released_at: time },
  audit_log: {
    number: counter,
    at: time,
    action: rule(z.literal(auditActions, unusable)),
    entity: rule(z.literal(auditEntities, unusable)),
    record_id: text,
    record_name: text,
    user_id: text,
    user_name: text,
    request_id: text,
    address: text,
    before: json(auditFieldsSchema),
    after: json(auditFieldsSchema),
    version: counter,
    replaced: json(storedRecordSchema),
  },
  meta: { key: text, value: text },
  daily_counts: {
    day,
    kind: text,
    subject: text,
    times: clamped(0, insightLimits.count.times),
    found: clamped(0, insightLimits.count.found),
    how: text,
    words: text,
  },
}

/** Columns of older backups that the present database no longer has. */
export const formerColumn: Record<ColumnType, ColumnRule> = {
  text,
  integer: counter,
  real: rule(z.number(range)),
  bytes,
}
