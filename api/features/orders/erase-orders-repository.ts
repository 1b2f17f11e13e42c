import { type ExpressionBuilder, sql } from 'kysely'
import { dayMs } from '../../../contract/durations.ts'
import { closedStatuses, orderName } from '../../../contract/orders/messages.ts'
import { readPhoneNumber } from '../../../contract/settings/phone-number.ts'
import { inBatches } from '../../db/batches.ts'
import { engineOf } from '../../db/engine.ts'
import type { Database, Schema } from '../../db/schema.ts'
import { catalogueTransaction } from '../../db/transaction.ts'
import { type AuditRow, logWrites } from '../../records/audit-log.ts'
import { type Author, systemAuthor } from '../../records/author.ts'
import type { OrderRow } from '../../records/columns/order-lines.ts'
import { storeRecord } from '../../records/history/stored-record.ts'
import { readJson } from '../../records/stored-config.ts'

/*
 * Personal data of a customer is blanked in three places: rows, trash and audit log. Products, sums, states
 * and times stay. The log says which orders were erased, so that an older backup cannot bring them back.
 */

/** The columns that tell of a customer, as they are afterwards. */
const blank = {
  customer_name: '',
  customer_phone: '',
  customer_place: '',
  customer_pin: '',
  note: '',
  message: '',
  delivery_note: '',
  search_text: '',
} as const

const personalColumns = Object.keys(blank) as (keyof typeof blank)[]

/** The same as `before` and `after` of the audit log call them. */
const loggedFields = [
  'customer.name',
  'customer.phone',
  'customer.place',
  'customer.pin',
  'note',
  'message',
  'delivery.note',
]

const facts = ['id', 'number', 'version', 'status', 'updated_at', 'customer_phone'] as const
/** An order that tells of a customer; of a deleted one, its row in the trash. */
type Stored = Pick<OrderRow, (typeof facts)[number]> & { deleted?: OrderRow }

const entryColumns = ['number', 'record_id', 'record_name', 'before', 'after', 'replaced'] as const
type Entry = Pick<AuditRow, (typeof entryColumns)[number]>

/** Entries, and orders with all of theirs, that are in memory at once: each may hold an order of many kilobytes. */
const atOnce = { entries: 500, orders: 50 }

/** Words of the log about an order whose customer is erased; the version where the order is still there. */
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
    // The log alone still knows the number of an order that is gone for good.
    for (const { record_id, record_name } of mentions)
      if (!known.has(record_id)) names.set(record_id, { name: record_name })
  }
  await blankEntriesAbout(trx, [...names.keys()])
  await logErased(trx, author, names)
}

/**
 * Erases the customers of orders that are over and have not changed for so many days, and of those that were
 * erased before a restore has brought them back.
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
  // The log about deleted orders is erased as if they had been cancelled.
  const isDue = (id: string) =>
    dueIds.has(id) || (!kept.has(id) && (erasedAt.has(id) || (changedAt.get(id) ?? 0) < before))
  const told = await personalEntries(trx).select('record_id').distinct().execute()
  await blankEntriesAbout(trx, told.map(({ record_id }) => record_id).filter(isDue))
  await logErased(trx, systemAuthor, new Map(due.map((order) => [order.id, toErased(order)])))
}

function toErased({ number, version }: Stored): Erased {
  return { name: orderName(number), version: version + 1 }
}

/** True if the log of this site reaches back to a moment: an empty site knows no erasure. */
export async function knowsErasuresSince(trx: Database, moment: string): Promise<boolean> {
  const first = await trx
    .selectFrom('audit_log')
    .select((e) => e.fn.min('at').as('at'))
    .executeTakeFirst()
  return first?.at != null && first.at <= Date.parse(moment)
}

/** The same as a write of its own, of which the files of SQLite keep nothing. */
export async function eraseDueOrdersNow(
  db: Database,
  keepDays: number,
  now: number,
): Promise<void> {
  await catalogueTransaction(db, (trx) => eraseDueOrders(trx, keepDays, now))
  await truncateLog(db)
}

/** Cuts off the write-ahead log of SQLite, which holds rows as they were. */
export async function truncateLog(db: Database): Promise<void> {
  if (engineOf(db) === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(db)
}

/** The digits of a number with its country code; '' without one. */
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

/** `updatedAt` is that of an erasure by hand; one that time brings leaves the order as old as it was. */
async function blankOrders(trx: Database, orders: Stored[], updatedAt?: number): Promise<void> {
  for (const { id, version, updated_at, deleted } of orders) {
    const erased = { ...blank, version: version + 1, updated_at: updatedAt ?? updated_at }
    if (deleted) {
      const record = JSON.stringify({ ...deleted, ...erased })
      await trx.updateTable('deleted_records').set({ record }).where('id', '=', id).execute()
    } else await trx.updateTable('orders').set(erased).where('id', '=', id).execute()
  }
}

/** Entries about orders that tell of a customer. */
function personalEntries(trx: Database) {
  const names = loggedFields.map((field) => `%"${field}":%`)
  const columns = personalColumns.filter((column) => column !== 'search_text')
  return trx
    .selectFrom('audit_log')
    .where('entity', '=', 'order')
    .where((e) =>
      e.or([
        ...names.flatMap((name) => [e('before', 'like', name), e('after', 'like', name)]),
        ...columns.map((column) => e('replaced', 'not like', `%"${column}":""%`)),
      ]),
    )
}

/** Reads all of them in order, some at a time. */
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

/** Time at which each order was last written to, or last erased. */
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
