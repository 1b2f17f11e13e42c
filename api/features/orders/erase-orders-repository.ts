import { type ExpressionBuilder, sql } from 'kysely'
import { dayMs } from '../../../contract/durations.ts'
import { orderName } from '../../../contract/orders/order-name.ts'
import { closedStatuses } from '../../../contract/orders/statuses.ts'
import { readPhoneNumber } from '../../../contract/settings/phone-number.ts'
import { inBatches } from '../../db/batches.ts'
import { engineOf } from '../../db/engine.ts'
import type { Database, Schema } from '../../db/schema.ts'
import { writeTransaction } from '../../db/transaction.ts'
import { type AuditRow, logWrites } from '../../records/audit-log-repository.ts'
import { type Author, systemAuthor } from '../../records/author.ts'
import type { OrderRow } from '../../records/columns/order-lines.ts'
import { readJson } from '../../records/stored-config.ts'
import { storeRecord } from '../../records/versions/stored-record.ts'

/*
 * Personal data of a customer is blanked in three places: rows, trash and audit log. Products, sums, states
 * and times stay. The log says which orders were erased, so that an older backup cannot bring them back.
 */

/**
 * Columns with a customer's data, each with the name of its field in `before` and `after` of the audit log; null
 * if the log has none. An erasure leaves them empty.
 */
export const personalFields = {
  customer_name: 'customer.name',
  customer_phone: 'customer.phone',
  customer_place: 'customer.place',
  customer_pin: 'customer.pin',
  note: 'note',
  message: 'message',
  delivery_note: 'delivery.note',
  search_text: null,
} as const

type PersonalColumn = keyof typeof personalFields

const personalColumns = Object.keys(personalFields) as PersonalColumn[]
const loggedColumns = personalColumns.filter((column) => personalFields[column] !== null)
const loggedFields: string[] = Object.values(personalFields).filter((field) => field !== null)
const blank = Object.fromEntries(personalColumns.map((column) => [column, ''])) as Record<
  PersonalColumn,
  ''
>

const facts = ['id', 'number', 'version', 'status', 'updated_at', 'customer_phone'] as const
/** An order with a customer's data; for a deleted one, its row in the trash. */
type Stored = Pick<OrderRow, (typeof facts)[number]> & { deleted?: OrderRow }

const entryColumns = ['number', 'record_id', 'record_name', 'before', 'after', 'replaced'] as const
type Entry = Pick<AuditRow, (typeof entryColumns)[number]>

/**
 * Most entries, and orders with all their entries, in memory at once: each may contain an order of many
 * kilobytes.
 */
const atOnce = { entries: 500, orders: 50 }

/** Log entry for an order whose customer is erased; with its version if the order still exists. */
type Erased = { name: string; version?: number }

/** Erases the customer of an order from all orders with the same phone number. */
export async function eraseCustomer(trx: Database, order: OrderRow, author: Author): Promise<void> {
  const phone = phoneKey(order.customer_phone)
  const isSame = (other: unknown) => phone !== '' && phoneKey(other) === phone
  const stored = await listStored(trx)
  const orders = stored.filter((other) => other.id === order.id || isSame(other.customer_phone))
  await blankOrders(trx, orders, Date.now())

  const known = new Set(stored.map(({ id }) => id))
  const names = new Map<string, Erased>([
    [order.id, { name: orderName(order.number) }] as const,
    ...orders.map((erased) => [erased.id, toErased(erased)] as const),
  ])
  for await (const entries of readPersonalEntries(trx)) {
    const mentions = entries.filter((entry) => phonesOf(entry).some(isSame))
    await blankEntries(trx, mentions)
    // Only the log still contains the number of a permanently deleted order.
    for (const { record_id, record_name } of mentions)
      if (!known.has(record_id)) names.set(record_id, { name: record_name })
  }
  await blankEntriesAbout(trx, [...names.keys()])
  await logErased(trx, author, names)
}

/**
 * Erases the customers of closed orders unchanged for `keepDays`, and of orders erased before that a restore has
 * brought back.
 */
export async function eraseDueOrders(trx: Database, keepDays: number, now: number): Promise<void> {
  const before = now - keepDays * dayMs
  const erasedAt = await readTimes(trx, 'erase')
  const stored = await listStored(trx)
  const due = stored.filter(
    ({ id, status, updated_at }) =>
      updated_at <= (erasedAt.get(id) ?? -1) ||
      (updated_at < before && closedStatuses.includes(status)),
  )
  await blankOrders(trx, due)

  const kept = new Set(stored.filter((order) => !due.includes(order)).map(({ id }) => id))
  const dueIds = new Set(due.map(({ id }) => id))
  const changedAt = await readTimes(trx)
  // Log entries about deleted orders are erased as if the orders had been cancelled.
  const isDue = (id: string) =>
    dueIds.has(id) || (!kept.has(id) && (erasedAt.has(id) || (changedAt.get(id) ?? 0) < before))
  const mentioned = await personalEntries(trx).select('record_id').distinct().execute()
  await blankEntriesAbout(trx, mentioned.map(({ record_id }) => record_id).filter(isDue))
  await logErased(trx, systemAuthor, new Map(due.map((order) => [order.id, toErased(order)])))
}

function toErased({ number, version }: Stored): Erased {
  return { name: orderName(number), version: version + 1 }
}

/** True if this site's log reaches back to a moment; the log of an empty site contains no erasures. */
export async function knowsErasuresSince(trx: Database, moment: string): Promise<boolean> {
  const first = await trx
    .selectFrom('audit_log')
    .select((e) => e.fn.min('at').as('at'))
    .executeTakeFirst()
  return first?.at != null && first.at <= Date.parse(moment)
}

/** Does the same in a transaction of its own, and removes the old data from SQLite's files too. */
export async function eraseDueOrdersNow(
  db: Database,
  keepDays: number,
  now: number,
): Promise<void> {
  await writeTransaction(db, (trx) => eraseDueOrders(trx, keepDays, now))
  await truncateLog(db)
}

/** Truncates SQLite's write-ahead log, which contains the previous rows. */
export async function truncateLog(db: Database): Promise<void> {
  if (engineOf(db) === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(db)
}

/** Digits of a phone number with its country code; '' if there is none. */
function phoneKey(phone: unknown): string {
  return typeof phone === 'string' ? (readPhoneNumber(phone) ?? phone.replace(/\D/g, '')) : ''
}

async function listStored(trx: Database): Promise<Stored[]> {
  const tellsOfCustomer = (e: ExpressionBuilder<Schema, 'orders'>) =>
    e.or(personalColumns.map((column) => e(column, '<>', '')))
  const rows = await trx.selectFrom('orders').select(facts).where(tellsOfCustomer).execute()
  const trash = await trx
    .selectFrom('deleted_records')
    .select('record')
    .where('kind', '=', 'order')
    .execute()
  const deleted = trash
    .map(({ record }) => readJson(record) as OrderRow)
    .filter((row) => personalColumns.some((column) => row[column] !== ''))
  return [...rows, ...deleted.map((row) => ({ ...row, deleted: row }))]
}

/** `updatedAt` is set for an erasure by hand; a scheduled one leaves the order's time unchanged. */
async function blankOrders(trx: Database, orders: Stored[], updatedAt?: number): Promise<void> {
  for (const { id, version, updated_at, deleted } of orders) {
    const erased = { ...blank, version: version + 1, updated_at: updatedAt ?? updated_at }
    if (deleted) {
      const record = JSON.stringify({ ...deleted, ...erased })
      await trx.updateTable('deleted_records').set({ record }).where('id', '=', id).execute()
    } else await trx.updateTable('orders').set(erased).where('id', '=', id).execute()
  }
}

/** Entries about orders that contain a customer's data. */
function personalEntries(trx: Database) {
  const names = loggedFields.map((field) => `%"${field}":%`)
  return trx
    .selectFrom('audit_log')
    .where('entity', '=', 'order')
    .where((e) =>
      e.or([
        ...names.flatMap((name) => [e('before', 'like', name), e('after', 'like', name)]),
        ...loggedColumns.map((column) => e('replaced', 'not like', `%"${column}":""%`)),
      ]),
    )
}

/** Reads all of them in order, in batches. */
async function* readPersonalEntries(trx: Database): AsyncGenerator<Entry[]> {
  for (let last = 0; ; ) {
    const entries = await personalEntries(trx)
      .select(entryColumns)
      .where('number', '>', last)
      .orderBy('number')
      .limit(atOnce.entries)
      .execute()
    const end = entries.at(-1)
    if (!end) return
    yield entries
    last = end.number
  }
}

async function blankEntriesAbout(trx: Database, orders: string[]): Promise<void> {
  for (const some of inBatches(orders, atOnce.orders)) {
    const about = personalEntries(trx).where('record_id', 'in', some)
    await blankEntries(trx, await about.select(entryColumns).execute())
  }
}

function phonesOf({ before, after, replaced }: Entry): unknown[] {
  const logged = [before, after].map((fields) => readLogged(fields)['customer.phone'])
  return [...logged, readLogged(replaced).customer_phone]
}

async function blankEntries(trx: Database, entries: Entry[]): Promise<void> {
  for (const { number, before, after, replaced } of entries)
    await trx
      .updateTable('audit_log')
      .set({
        before: withoutPersonal(before),
        after: withoutPersonal(after),
        replaced: replaced && storeRecord({ ...readLogged(replaced), ...blank }),
      })
      .where('number', '=', number)
      .execute()
}

function withoutPersonal(logged: string | null): string | null {
  if (logged === null) return null
  const fields = Object.entries(readLogged(logged))
  return JSON.stringify(Object.fromEntries(fields.filter(([name]) => !loggedFields.includes(name))))
}

function readLogged(logged: string | null): Record<string, unknown> {
  return (readJson(logged) ?? {}) as Record<string, unknown>
}

/** Time of each order's last write, or last erasure. */
async function readTimes(trx: Database, action?: 'erase'): Promise<Map<string, number>> {
  const rows = await trx
    .selectFrom('audit_log')
    .select('record_id')
    .select((e) => e.fn.max('at').as('at'))
    .where('entity', '=', 'order')
    .$if(action !== undefined, (q) => q.where('action', '=', 'erase'))
    .groupBy('record_id')
    .execute()
  return new Map(rows.map(({ record_id, at }) => [record_id, at]))
}

async function logErased(trx: Database, author: Author, names: Map<string, Erased>): Promise<void> {
  const writes = [...names].map(
    ([id, erased]) => ({ action: 'erase', entity: 'order', id, ...erased }) as const,
  )
  await logWrites(trx, author, writes)
}
