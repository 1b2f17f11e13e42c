import type { GeneratedAlways, Kysely } from 'kysely'
import type { AuditAction, AuditEntity } from '../../contract/history/audit-log.ts'
import type { SearchOutcome } from '../../contract/insight/count-kinds.ts'
import type { OrderStatus } from '../../contract/orders/statuses.ts'
import type { PriceRevisionState, StopCause } from '../../contract/price-revisions/states.ts'
import type { RecordKind } from '../../contract/record-kinds.ts'
import type { SiteSlot } from '../../contract/settings/site-slots.ts'
import type {
  AccountLinksTable,
  EndedSessionsTable,
  Flag,
  LoginFailuresTable,
  PasskeyChallengesTable,
  PasskeysTable,
  RecordColumns,
  RecoveryCodesTable,
  SecondFactorsTable,
  SessionsTable,
  UsersTable,
} from './account-tables.ts'
import type {
  CategoriesTable,
  GalleryItemsTable,
  ImagesTable,
  ProductGroupsTable,
  ProductPicturesTable,
  ProductsTable,
  SynonymsTable,
} from './catalogue-tables.ts'
import type {
  BackupScheduleTable,
  CopyStatusTable,
  DownloadTicketsTable,
  MaintenanceJobsTable,
  PublishedAssetsTable,
} from './maintenance-tables.ts'

/** The tables, as both engines hold them. Times are epoch milliseconds, flags 0 or 1, money paise. */
export type Schema = {
  users: UsersTable
  account_links: AccountLinksTable
  passkeys: PasskeysTable
  passkey_challenges: PasskeyChallengesTable
  second_factors: SecondFactorsTable
  recovery_codes: RecoveryCodesTable
  sessions: SessionsTable
  ended_sessions: EndedSessionsTable
  login_failures: LoginFailuresTable
  images: ImagesTable
  categories: CategoriesTable
  product_groups: ProductGroupsTable
  products: ProductsTable
  product_pictures: ProductPicturesTable
  gallery_items: GalleryItemsTable
  synonyms: SynonymsTable
  orders: OrdersTable
  order_numbers: OrderNumbersTable
  price_revisions: PriceRevisionsTable
  product_prices: ProductPricesTable
  nav_configs: VersionsTable
  shop_settings: VersionsTable
  shop_setup: VersionsTable
  site_pictures: SitePicturesTable
  deleted_records: DeletedRecordsTable
  deleted_files: DeletedFilesTable
  past_pictures: PastPicturesTable
  audit_log: AuditLogTable
  meta: { key: string; value: string }
  /** Change counts of the catalogue, written only by triggers. */
  catalogue_changes: { writer: number; changes: number }
  product_changes: ProductChangesTable
  /** One row: the state of the catalogue that caches in front were last told about. */
  edge_purges: { id: 1; state: string }
  maintenance_jobs: MaintenanceJobsTable
  download_tickets: DownloadTicketsTable
  backup_schedule: BackupScheduleTable
  published_assets: PublishedAssetsTable
  copy_status: CopyStatusTable
  idempotency_keys: IdempotencyKeysTable
  daily_counts: DailyCountsTable
}

/** A connection, or a transaction on one, that a repository works on. */
export type Database = Kysely<Schema>

/** Personal data of customers, only for staff. */
export type OrdersTable = RecordColumns & {
  number: number
  status: OrderStatus
  paid: Flag
  /** JSON: the ordered products, each with its price in paise. */
  lines: string
  customer_name: string
  /** The phone number as it was typed. */
  customer_phone: string
  customer_place: string
  customer_pin: string
  note: string
  /** The customer's own words. */
  message: string
  /** A day in India. */
  wanted_on: string | null
  /** Null if delivery is not settled. */
  delivery_charge: number | null
  delivery_note: string
  total: number
  /** Text that a search looks through. */
  search_text: string
}

/** One row: the last order number. */
type OrderNumbersTable = { id: number; last: number }

export type PriceRevisionsTable = RecordColumns & {
  state: PriceRevisionState
  reason: string
  /** JSON. */
  rule: string
  /** JSON: a price for each product; once applied, as it was then. */
  lines: string
  /** Number of lines that are not skipped. */
  changes: number
  apply_at: number | null
  applied_at: number | null
  /** JSON: the previous rates of its groups, in paise; null if it sets no rates. */
  rates_before: string | null
  /** Reason for its current or last stop. */
  stopped_by: StopCause | null
}

/** Every price that a product had; the highest number is today's. */
type ProductPricesTable = {
  product_id: string
  number: number
  at: number
  price: number
  original_price: number | null
  /** The user's name at that time. */
  author: string
  revision_id: string | null
}

/** Every version of a configuration. */
export type VersionsTable = {
  version: number
  /** JSON. */
  config: string
  saved_at: number
  saved_by: string
}

/** Pictures of the site itself. */
export type SitePicturesTable = {
  id: string
  slot: SiteSlot
  image_id: string
  alt: string
  alt_ta: string
}

type DeletedRecordsTable = {
  /** The record's own id. */
  id: string
  kind: DeletedKind
  /** Record whose deletion this belongs to: itself, or its category or product. */
  deleted_with: string
  /** JSON: the record's row. */
  record: string
  image_id: string | null
  deleted_at: number
}

/** The files of pictures that were deleted with their records. */
type DeletedFilesTable = {
  image_id: string
  variant: string
  /** JSON: width, height and placeholder. */
  picture: string
  bytes: Uint8Array
}

/** A picture that no record shows any more; its files are in `deleted_files`. */
type PastPicturesTable = { image_id: string; released_at: number }

/** Every write; the database rejects changes and deletes of entries. */
export type AuditLogTable = {
  number: GeneratedAlways<number>
  at: number
  action: AuditAction
  entity: AuditEntity
  record_id: string
  /** The record's name at that time. */
  record_name: string
  user_id: string
  user_name: string
  request_id: string
  address: string
  /** JSON: the previous values of the fields that the write changed. */
  before: string | null
  after: string | null
  /**
   * Version of the record that the write made; null for entries about things without versions, and for entries
   * older than versions.
   */
  version: number | null
  /** JSON: the row that the write replaced or deleted. */
  replaced: string | null
}

/** Kinds of record that can be deleted and restored: those of their own, and pictures. */
export type DeletedKind = RecordKind | 'product-picture' | 'site-picture'

/**
 * Products that a change affects: one product, those of a category or group, those with a picture, or the results
 * of searches. Written by triggers.
 */
type ProductChangesTable = {
  writer: number
  /** A number above every count that the writer had before the change. */
  change: number
  kind: 'product' | 'category' | 'group' | 'image' | 'synonym' | 'all'
  /** A product's number; the id of a category, group, picture or synonym set. */
  record: string
}

/** The record that a create with an account's idempotency key made, kept for about a day. */
type IdempotencyKeysTable = {
  account_id: string
  key: string
  /** Hash of the whole request: the key cannot be reused for different content. */
  content_hash: string
  record_id: string
  created_at: number
}

/** Kinds of daily counts; `demo` marks a day whose numbers were made up. */
export type CountedKind =
  | 'opened'
  | 'added'
  | 'ordered'
  | 'sent'
  | 'page'
  | 'category'
  | 'searched'
  | 'words'
  | 'demo'

/** Counts by day in India. */
export type DailyCountsTable = {
  day: string
  kind: CountedKind
  /** Id of a product or category, name of a page, or hash of the searched words; empty if there is no subject. */
  subject: string
  times: number
  /** Number of products that the last search for these words found, and the kind of match. */
  found: number | null
  how: SearchOutcome | null
  /** Searched words, stored only once they were searched on two days or three times. */
  words: string | null
}
