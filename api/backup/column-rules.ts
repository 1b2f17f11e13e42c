import { z } from 'zod'
import { auditActions, auditEntities, auditFieldsSchema } from '../../contract/audit-log.ts'
import { emailField } from '../../contract/auth.ts'
import { labelField } from '../../contract/label.ts'
import { limits } from '../../contract/limits.ts'
import { navConfigUpdateSchema, navSettingsSchema } from '../../contract/nav-config.ts'
import { packUnits } from '../../contract/pack.ts'
import { savedSettingsSchema } from '../../contract/settings.ts'
import { normalizeText } from '../db/normalize-text.ts'
import type { BackedUpColumn, BackedUpTable, Row } from '../db/tables.ts'
import { isPasswordHash } from '../features/auth/password-hash.ts'
import { readFileName } from '../images/names.ts'
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
  orNull,
  type Rule,
  readJson,
  text,
  time,
  whole,
} from './rules.ts'

type Rules = { [T in BackedUpTable]: Record<BackedUpColumn<T>, Rule> }

const { product, productGroup, pack, category, gallery, user, order } = limits
/** Names, addresses and ids as others gave them. */
const remark = text(10_000)
const imageId = matching(/^[0-9a-f]{32}$/)
const priceInPaise = whole(0, Math.round(product.maxPrice * 100))
/** Of a record's fields, well beyond what any has: each goes through loops, sets and indexes. */
const counts = { versions: 2 ** 31, products: 2 ** 24, entries: 2 ** 40, side: 20_000 }
/** The longest that an index of PostgreSQL takes for sure, in bytes. */
const indexed = 2600

const record = {
  id,
  version: whole(1, counts.versions),
  created_at: time,
  updated_at: time,
  updated_by: remark,
}

/** What is found by in place of the name; an older version may have made it otherwise. */
const nameKey: Rule = (value, row) =>
  value === normalizeText(String(row.name)) || Buffer.byteLength(String(value)) <= indexed
    ? remark(value, row)
    : `is longer than ${indexed} bytes`

const picture = z.object({
  width: z.int().positive(),
  height: z.int().positive(),
  placeholder: z.string().refine((value) => isPlaceholder({ placeholder: value })),
})

const placeholder = matching(/^data:image\/webp;base64,[A-Za-z0-9+/]{1,4000}={0,2}$/)
function isPlaceholder(row: { placeholder: string }): boolean {
  return placeholder(row.placeholder, row) === null
}

export const columnRules: Rules = {
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
    on_since: orNull(time),
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
    name_key: nameKey,
    parent_id: orNull(id),
    sort_order: number(order.min, order.max),
    show_in_nav: flag,
    show_in_products_dropdown: flag,
    image_id: orNull(imageId),
  },
  products: {
    ...record,
    number: whole(0, counts.products),
    name: name(product.name),
    name_key: nameKey,
    description: text(product.description),
    search_text: text(20 * (product.name + product.description)),
    price: priceInPaise,
    original_price: orNull(priceInPaise),
    category_id: id,
    subcategory_id: orNull(id),
    featured: flag,
    in_stock: flag,
    is_best_seller: flag,
    size: text(product.size),
    benefits: text(product.benefits),
    image_id: orNull(imageId),
    name_ta: text(product.nameTa),
    pack_amount: orNull(whole(1, pack.amount.max * 1000)),
    pack_unit: orNull(oneOf(...packUnits)),
    pack_count: whole(pack.count.min, pack.count.max),
    pack_mass: orNull(whole(pack.mass.min, pack.mass.max)),
    group_id: orNull(id),
  },
  product_groups: {
    ...record,
    name: name(productGroup.name),
    name_key: nameKey,
    name_ta: text(productGroup.name),
    sort_order: number(order.min, order.max),
    label: orNull(json(labelField)),
  },
  gallery_items: {
    ...record,
    title: name(gallery.title),
    description: text(gallery.description),
    search_text: text(20 * (gallery.title + gallery.description + gallery.category)),
    category_text: text(gallery.category),
    category_id: orNull(id),
    subcategory_id: orNull(id),
    is_popular: flag,
    sort_order: number(order.min, order.max),
    image_id: orNull(imageId),
  },
  nav_configs: {
    version: whole(1, counts.versions),
    config: json(navSettingsSchema, navConfigUpdateSchema),
    saved_at: time,
    saved_by: remark,
  },
  shop_settings: {
    version: whole(1, counts.versions),
    config: json(savedSettingsSchema),
    saved_at: time,
    saved_by: remark,
  },
  deleted_records: {
    id,
    kind: (value) => (deletedFrom.has(value) ? null : 'cannot be used'),
    deleted_with: id,
    record: findRecordFault,
    image_id: orNull(imageId),
    deleted_at: time,
  },
  deleted_files: {
    image_id: imageId,
    variant: (value, row) =>
      readFileName(`${row.image_id}${value}`) ? null : 'is no file of a picture',
    picture: json(picture),
    bytes: () => null,
  },
  audit_log: {
    number: whole(1, counts.entries),
    at: time,
    action: oneOf(...auditActions),
    entity: oneOf(...auditEntities),
    record_id: remark,
    record_name: remark,
    user_id: remark,
    user_name: remark,
    request_id: remark,
    address: remark,
    before: orNull(json(auditFieldsSchema)),
    after: orNull(json(auditFieldsSchema)),
  },
  meta: { key: name(backupLimits.key), value: remark },
}

/** What is wrong with a row; null where all is well. Older ones lack columns. */
export function findFault(table: BackedUpTable, row: Row): string | null {
  const rules: Record<string, Rule> = columnRules[table]
  for (const [column, value] of Object.entries(row)) {
    const fault = rules[column] ? rules[column](value, row) : 'is unknown'
    if (fault) return `${column} ${fault}`
  }
  return null
}

const deletedFrom = new Map<Row[string] | undefined, BackedUpTable>([
  ['product', 'products'],
  ['product-group', 'product_groups'],
  ['category', 'categories'],
  ['gallery-item', 'gallery_items'],
])

/** A deleted record comes back as it is kept: with the columns of its table and the names around it. */
function findRecordFault(value: Row[string], { id, kind }: Row): string | null {
  const kept = (readJson(value) ?? {}) as Row
  const table = deletedFrom.get(kind)
  if (!table || kept.id !== id) return 'cannot be read'
  const columns = Object.entries(kept).filter(([column]) => column in columnRules[table])
  const fault = findFault(table, Object.fromEntries(columns))
  return fault && `cannot be brought back: its ${fault}`
}
