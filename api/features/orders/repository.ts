import { type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import { dayMs } from '../../../contract/durations.ts'
import { startOfIndiaDay } from '../../../contract/india-time.ts'
import { foldDigits } from '../../../contract/numbers/fold-digits.ts'
import type { OrderFilter, OrderQuery } from '../../../contract/orders/order.ts'
import { orderName } from '../../../contract/orders/order-name.ts'
import { normalizeText } from '../../../contract/search/normalize-text.ts'
import type { ProductsTable } from '../../db/catalogue-tables.ts'
import { readPage } from '../../db/pages.ts'
import type { Database, Schema } from '../../db/schema.ts'
import { type LoggedFields, listFields } from '../../records/audit-log-repository.ts'
import type { Author } from '../../records/author.ts'
import type { OrderRow } from '../../records/columns/order-lines.ts'
import { recordRepository } from '../../records/record-repository.ts'
import { takeOrderNumber } from './order-numbers-repository.ts'
import { presentOrder } from './presenter.ts'

/** Columns that a write sets; the repository fills in the rest. */
export type OrderChanges = Omit<
  OrderRow,
  'id' | 'version' | 'created_at' | 'updated_at' | 'updated_by' | 'number'
>

export type ProductFacts = Pick<
  Selectable<ProductsTable>,
  'id' | 'name' | 'size' | 'price' | 'pack_amount' | 'pack_unit' | 'pack_count'
>

/** A shorter number is only searched among order numbers, because it occurs in many phone numbers. */
const shortestPhonePart = 4

/** The SQL for orders. */
export function orderRepository(db: Database) {
  const records = recordRepository<OrderRow, OrderChanges>(db, {
    kind: 'order',
    select: (id) => db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst(),
    nameOf: ({ number }) => orderName(number),
    toLogFields,
  })
  const newestFirst = (filter: OrderFilter) =>
    filterOrders(db.selectFrom('orders').selectAll().orderBy('number', 'desc'), filter)

  return {
    ...records,

    async insert(columns: OrderChanges, author: Author): Promise<OrderRow> {
      const numbered = { ...columns, number: await takeOrderNumber(db) }
      return records.insert(numbered, author)
    },

    list: (query: OrderQuery) => readPage(newestFirst(query), query),

    listAll: (filter: OrderFilter): Promise<OrderRow[]> => newestFirst(filter).execute(),

    /** New orders wanted today, earlier, or on no given day; oldest first. */
    listToPack: (today: string): Promise<OrderRow[]> =>
      db
        .selectFrom('orders')
        .selectAll()
        .where('status', '=', 'new')
        .where((e) => e.or([e('wanted_on', 'is', null), e('wanted_on', '<=', today)]))
        .orderBy('number')
        .execute(),

    /** Counts and sums orders by state, in paise. */
    sumByState: () =>
      db
        .selectFrom('orders')
        .select(['status', 'paid'])
        .select((e) => e.fn.countAll<number>().as('count'))
        .select(sql<number>`cast(sum(total) as bigint)`.as('total'))
        .groupBy(['status', 'paid'])
        .execute(),

    findProducts: (ids: string[]): Promise<ProductFacts[]> =>
      db
        .selectFrom('products')
        .select(['id', 'name', 'size', 'price', 'pack_amount', 'pack_unit', 'pack_count'])
        .where('id', 'in', ids.length > 0 ? ids : [''])
        .execute(),
  }
}

function toLogFields(row: OrderRow): LoggedFields {
  const { _id, createdAt, updatedAt, ...fields } = presentOrder(row)
  return listFields(fields)
}

type Orders = SelectQueryBuilder<Schema, 'orders', OrderRow>

function filterOrders(orders: Orders, { status, paid, search, from, until }: OrderFilter): Orders {
  let filtered = orders
    .$if(status !== undefined, (q) => q.where('status', 'in', status ?? []))
    .$if(paid !== undefined, (q) => q.where('paid', '=', paid ? 1 : 0))
    .$if(from !== undefined, (q) => q.where('created_at', '>=', startOfIndiaDay(from ?? '')))
    .$if(until !== undefined, (q) =>
      q.where('created_at', '<', startOfIndiaDay(until ?? '') + dayMs),
    )
  for (const word of toSearchWords(search ?? ''))
    filtered = filtered.where((e) =>
      e.or([
        ...(/^\d{1,15}$/.test(word) ? [e('number', '=', Number(word))] : []),
        ...(isNumber(word) && word.length < shortestPhonePart
          ? []
          : [sql<boolean>`search_text like ${containing(word)} escape '\\'`]),
      ]),
    )
  return filtered
}

/**
 * Joins digits and the signs that phone numbers are written with into one word: `Order 41`, `#41`, `+91
 * 98765-43210`.
 */
function toSearchWords(search: string): string[] {
  const text = normalizeText(foldDigits(search)).replace(/^order\s*(?=#?\d+$)/, '')
  if (/^[#+\d\s().-]*\d[\d\s().-]*$/.test(text))
    return [text.replace(/\D/g, '').replace(/^0+(?=\d)/, '')]
  return text.split(/\s+/).filter(Boolean)
}

const isNumber = (word: string) => /^\d+$/.test(word)

/** Pattern for texts that contain this one. */
function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`
}
