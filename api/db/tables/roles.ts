import type { Insertable } from 'kysely'
import type { DeletedKind, Schema } from '../schema.ts'

/**
 * Role of a table when the site's data is copied elsewhere. `content` is in backups and moves with the site. So
 * is `account`, but a restore keeps the present accounts unless asked otherwise. `history` is in backups, but a
 * restore only fills it if it is empty. `statistics` are in backups, and a restore adds days that are missing.
 * `transient` moves with the site but is in no backup. `local` stays with its database.
 */
type TableRole = 'content' | 'account' | 'history' | 'statistics' | 'transient' | 'local'

export type TableName = keyof Schema

/** Every table, each after the tables that it refers to. */
export const tableRoles = {
  users: 'account',
  account_links: 'transient',
  passkeys: 'account',
  passkey_challenges: 'transient',
  second_factors: 'account',
  recovery_codes: 'account',
  sessions: 'transient',
  ended_sessions: 'local',
  login_failures: 'transient',
  images: 'content',
  categories: 'content',
  product_groups: 'content',
  products: 'content',
  product_pictures: 'content',
  gallery_items: 'content',
  synonyms: 'content',
  orders: 'content',
  order_numbers: 'content',
  price_revisions: 'content',
  product_prices: 'content',
  nav_configs: 'content',
  shop_settings: 'content',
  shop_setup: 'content',
  site_pictures: 'content',
  deleted_records: 'content',
  deleted_files: 'content',
  past_pictures: 'content',
  audit_log: 'history',
  meta: 'content',
  catalogue_changes: 'local',
  product_changes: 'local',
  edge_purges: 'local',
  maintenance_jobs: 'local',
  download_tickets: 'local',
  backup_schedule: 'local',
  published_assets: 'local',
  copy_status: 'local',
  idempotency_keys: 'transient',
  daily_counts: 'statistics',
} as const satisfies Record<TableName, TableRole>

/** The table of each kind of record that can be deleted and brought back. */
export const recordTables = {
  product: 'products',
  'product-picture': 'product_pictures',
  'site-picture': 'site_pictures',
  'product-group': 'product_groups',
  category: 'categories',
  'gallery-item': 'gallery_items',
  synonym: 'synonyms',
  order: 'orders',
} as const satisfies Record<DeletedKind, TableName>

/** Tables in a backup, each after the tables that it refers to. */
const backedUp = ['content', 'account', 'history', 'statistics'] as const
type BackedUp = (typeof backedUp)[number]
export type BackedUpTable = {
  [T in TableName]: (typeof tableRoles)[T] extends BackedUp ? T : never
}[TableName]

/**
 * Columns that a backup holds. The numbers of the log are included, because a restore writes them
 * once.
 */
export type BackedUpColumn<T extends BackedUpTable> =
  | keyof Insertable<Schema[T]>
  | (T extends 'audit_log' ? 'number' : never)

export function allTables(): TableName[] {
  return Object.keys(tableRoles) as TableName[]
}

export function backedUpTables(): BackedUpTable[] {
  return tablesWithRole(...backedUp) as BackedUpTable[]
}

export function tablesWithRole(...roles: TableRole[]): TableName[] {
  return allTables().filter((name) => roles.includes(tableRoles[name]))
}
