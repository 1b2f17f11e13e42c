import { z } from 'zod'
import { emailField } from '../../contract/accounts/auth.ts'
import {
  auditActions,
  auditEntities,
  auditFieldsSchema,
} from '../../contract/audit-log/audit-log.ts'
import { labelField } from '../../contract/labels/label.ts'
import { limits } from '../../contract/limits.ts'
import { navConfigUpdateSchema, navSettingsSchema } from '../../contract/navigation/nav-config.ts'
import {
  priceRevisionLimits,
  priceRevisionStates,
} from '../../contract/price-revisions/price-revision-terms.ts'
import { priceRuleSchema } from '../../contract/price-revisions/price-rule-schema.ts'
import { toPaise } from '../../contract/prices/paise.ts'
import { packUnits } from '../../contract/prices/unit-price.ts'
import { normalizeText } from '../../contract/search/normalize-text.ts'
import { termsField } from '../../contract/search/synonym.ts'
import { synonymLimits } from '../../contract/search/synonym-terms.ts'
import { savedSettingsSchema } from '../../contract/settings/settings.ts'
import { type BackedUpColumn, type BackedUpTable, type Row, recordTables } from '../db/tables.ts'
import { isPasswordHash } from '../features/auth/password-hash.ts'
import { readFileName } from '../images/names.ts'
import { storedLinesSchema, storedRatesSchema } from '../shared/price-lines.ts'
import { backupLimits } from './format.ts'
import {
  accepted,
  flag,
  id,
  json,
  matching,
  name,
  number,
  oneOf,
  readJson,
  text,
  time,
  whole,
} from './rules.ts'

type Rules = { [T in BackedUpTable]: Record<BackedUpColumn<T>, z.ZodType> }

const { product, productGroup, pack, category, gallery, user, order } = limits
/** Names, addresses and ids of any kind. */
const remark = text(10_000)
const imageId = matching(/^[0-9a-f]{32}$/)
const priceInPaise = whole(0, toPaise(product.maxPrice))
const rateInPaise = whole(1, toPaise(priceRevisionLimits.rate.max))
/** Far more than any site has; bounded because they size loops, sets and indexes. */
const counts = { versions: 2 ** 31, products: 2 ** 24, entries: 2 ** 40, side: 20_000 }
/** Bytes that an index of PostgreSQL always takes. */
const indexed = 2600

const record = {
  id,
  version: whole(1, counts.versions),
  created_at: time,
  updated_at: time,
  updated_by: remark,
}

const savedVersion = { version: record.version, saved_at: time, saved_by: remark }

const placeholder = matching(/^data:image\/webp;base64,[A-Za-z0-9+/]{1,4000}={0,2}$/)

const picture = z.object({
  width: z.int().positive(),
  height: z.int().positive(),
  placeholder,
})

const tableOf: Record<string, BackedUpTable | undefined> = recordTables

const columnRules: Rules = {
  users: {
    ...record,
    email: accepted((value) => emailField.safeParse(value).data === value),
    name: name(user.name),
    role: name(user.name),
    password_hash: accepted(isPasswordHash),
    password_made_up: flag,
  },
  second_factors: {
    user_id: id,
    secret: matching(/^[\w-]{27}$/),
    on_since: time.nullable(),
    last_step: time,
    wrong_codes: whole(0, counts.versions),
  },
  recovery_codes: { user_id: id, code_hash: matching(/^[0-9a-f]{64}$/) },
  images: {
    id: imageId,
    width: whole(1, counts.side),
    height: whole(1, counts.side),
    bytes: whole(1, backupLimits.picture.bytes),
    placeholder,
    variants: json(z.array(z.string())),
    created_at: time,
  },
  categories: {
    ...record,
    name: name(category.name),
    name_key: remark,
    parent_id: id.nullable(),
    sort_order: number(order.min, order.max),
    show_in_nav: flag,
    show_in_products_dropdown: flag,
    image_id: imageId.nullable(),
  },
  products: {
    ...record,
    number: whole(0, counts.products),
    name: name(product.name),
    name_key: remark,
    description: text(product.description),
    price: priceInPaise,
    original_price: priceInPaise.nullable(),
    category_id: id,
    subcategory_id: id.nullable(),
    featured: flag,
    in_stock: flag,
    is_best_seller: flag,
    size: text(product.size),
    benefits: text(product.benefits),
    image_id: imageId.nullable(),
    name_ta: text(product.nameTa),
    pack_amount: whole(1, pack.amount.max * 1000).nullable(),
    pack_unit: oneOf(packUnits).nullable(),
    pack_count: whole(pack.count.min, pack.count.max),
    pack_mass: whole(pack.mass.min, pack.mass.max).nullable(),
    pack_cost: whole(0, pack.cost.max * 100).nullable(),
    group_id: id.nullable(),
  },
  product_groups: {
    ...record,
    name: name(productGroup.name),
    name_key: remark,
    name_ta: text(productGroup.name),
    sort_order: number(order.min, order.max),
    label: json(labelField).nullable(),
    rate_paise: rateInPaise.nullable(),
  },
  gallery_items: {
    ...record,
    title: name(gallery.title),
    description: text(gallery.description),
    search_text: text(20 * (gallery.title + gallery.description + gallery.category)),
    category_text: text(gallery.category),
    category_id: id.nullable(),
    subcategory_id: id.nullable(),
    is_popular: flag,
    sort_order: number(order.min, order.max),
    image_id: imageId.nullable(),
  },
  synonyms: { ...record, label: name(synonymLimits.label), terms: json(termsField) },
  price_revisions: {
    ...record,
    state: oneOf(priceRevisionStates),
    reason: text(priceRevisionLimits.reason),
    rule: json(priceRuleSchema),
    lines: json(storedLinesSchema),
    changes: whole(0, priceRevisionLimits.lines),
    apply_at: time.nullable(),
    applied_at: time.nullable(),
    rates_before: json(storedRatesSchema).nullable(),
  },
  product_prices: {
    product_id: id,
    number: whole(1, counts.entries),
    at: time,
    price: priceInPaise,
    original_price: priceInPaise.nullable(),
    author: remark,
    revision_id: id.nullable(),
  },
  nav_configs: { ...savedVersion, config: json(navSettingsSchema, navConfigUpdateSchema) },
  shop_settings: { ...savedVersion, config: json(savedSettingsSchema) },
  deleted_records: {
    id,
    kind: oneOf(Object.keys(tableOf)),
    deleted_with: id,
    record: z.string(),
    image_id: imageId.nullable(),
    deleted_at: time,
  },
  deleted_files: {
    image_id: imageId,
    variant: z.string(),
    picture: json(picture),
    bytes: z.unknown(),
  },
  audit_log: {
    number: whole(1, counts.entries),
    at: time,
    action: oneOf(auditActions),
    entity: oneOf(auditEntities),
    record_id: remark,
    record_name: remark,
    user_id: remark,
    user_name: remark,
    request_id: remark,
    address: remark,
    before: json(auditFieldsSchema).nullable(),
    after: json(auditFieldsSchema).nullable(),
  },
  meta: { key: name(backupLimits.key), value: remark },
}

/** What holds between the columns of a row. */
const rowRules: { [T in BackedUpTable]?: (row: Row) => string | null } = {
  categories: findNameKeyFault,
  products: findNameKeyFault,
  product_groups: findNameKeyFault,
  deleted_records: findRecordFault,
  deleted_files: ({ image_id, variant }) =>
    readFileName(`${image_id}${variant}`) ? null : 'variant is no file of a picture',
}

const rowSchemas = new Map(
  Object.entries(columnRules).map(([table, columns]) => [table, z.strictObject(columns).partial()]),
)

/** Why a row cannot be restored; null if it can. Rows of older versions lack columns. */
export function findFault(table: BackedUpTable, row: Row): string | null {
  const issue = rowSchemas.get(table)?.safeParse(row).error?.issues[0]
  if (issue?.code === 'unrecognized_keys') return `${issue.keys[0]} is unknown`
  if (issue) return `${String(issue.path[0])} ${issue.message}`
  return rowRules[table]?.(row) ?? null
}

/** Older versions may have normalized a name differently, but no index takes a longer key. */
function findNameKeyFault({ name, name_key }: Row): string | null {
  const isKey = name_key === normalizeText(String(name))
  return isKey || Buffer.byteLength(String(name_key)) <= indexed
    ? null
    : `name_key is longer than ${indexed} bytes`
}

/** A deleted record is restored with the columns of its table; the names of its categories are stored with it. */
function findRecordFault({ id, kind, record }: Row): string | null {
  const kept = (readJson(record) ?? {}) as Row
  const table = tableOf[String(kind)]
  if (!table || kept.id !== id) return 'record cannot be read'
  const columns = Object.entries(kept).filter(([column]) => column in columnRules[table])
  const fault = findFault(table, Object.fromEntries(columns))
  return fault && `record cannot be restored: its ${fault}`
}
