import type { FastifyRequest } from 'fastify'
import type { Order, OrderUpdate } from '../../../contract/orders/order.ts'
import { writePack } from '../../../contract/packs/pack-words.ts'
import { presentPackSize } from '../../catalogue/product-pack.ts'
import { readId } from '../../db/read-id.ts'
import type { Database } from '../../db/schema.ts'
import { writeTransaction } from '../../db/transaction.ts'
import type { ApiDeps } from '../../deps.ts'
import { findCreated, readIdempotencyKey } from '../../http/resources/idempotency.ts'
import {
  loadForUpdate,
  type RecordRequest,
  type Versioned,
  withEtagVersion,
} from '../../http/resources/record-etag.ts'
import { requireAuthor } from '../../http/session.ts'
import { readOrderLines } from '../../records/columns/order-lines.ts'
import { saveIdempotencyKey } from '../../records/idempotency-keys-repository.ts'
import { presentOrder } from './presenter.ts'
import { type OrderChanges, orderRepository, type ProductFacts } from './repository.ts'
import { mergeDelivery, sumOrder, toSearchText, toStoredLines } from './rules.ts'

type Saved = Versioned<Order>

/** Creates an order. */
export async function createOrder(
  { db }: ApiDeps,
  request: FastifyRequest,
  body: OrderUpdate,
): Promise<Saved> {
  const author = requireAuthor(request)
  const key = readIdempotencyKey(request)
  return writeTransaction(db, async (trx) => {
    const orders = orderRepository(trx)
    const created = await findCreated(trx, key, orders)
    if (created) return withEtagVersion(created, presentOrder(created))
    const row = await orders.insert(await toOrderColumns(trx, body), author)
    await saveIdempotencyKey(trx, key, row.id)
    return withEtagVersion(row, presentOrder(row))
  })
}

/** Changes an order. */
export async function updateOrder(
  { db }: ApiDeps,
  request: RecordRequest,
  body: OrderUpdate,
): Promise<Saved> {
  const author = requireAuthor(request)
  return writeTransaction(db, async (trx) => {
    const orders = orderRepository(trx)
    const current = await loadForUpdate(request, orders)
    const row = await orders.update(current, await toOrderColumns(trx, body, current), author)
    return withEtagVersion(row, presentOrder(row))
  })
}

/** An order with empty values. */
const blank = {
  lines: '[]',
  status: 'new',
  paid: 0,
  customer_name: '',
  customer_phone: '',
  customer_place: '',
  customer_pin: '',
  note: '',
  message: '',
  wanted_on: null,
  delivery_charge: null,
  delivery_note: '',
  total: 0,
  search_text: '',
} as const

/** All columns that a request writes; omitted fields stay as they are. */
async function toOrderColumns(
  db: Database,
  body: OrderUpdate,
  current: OrderChanges = blank,
): Promise<OrderChanges> {
  const before = readOrderLines(current.lines)
  const lines = body.lines ? await toLines(db, body.lines, before) : before
  const delivery = mergeDelivery(body.delivery, current)
  const { name, phone, place, pin } = body.customer ?? {}
  const columns = {
    lines: JSON.stringify(lines),
    status: body.status ?? current.status,
    paid: body.paid === undefined ? current.paid : body.paid ? (1 as const) : (0 as const),
    customer_name: name ?? current.customer_name,
    customer_phone: phone ?? current.customer_phone,
    customer_place: place ?? current.customer_place,
    customer_pin: pin ?? current.customer_pin,
    note: body.note ?? current.note,
    message: body.message ?? current.message,
    wanted_on: body.wantedOn === undefined ? current.wanted_on : body.wantedOn,
    ...delivery,
    total: sumOrder(lines, delivery.delivery_charge),
  }
  return { ...columns, search_text: toSearchText(columns) }
}

async function toLines(
  db: Database,
  lines: NonNullable<OrderUpdate['lines']>,
  before: ReturnType<typeof readOrderLines>,
) {
  // An id in capitals is the same, as in every address.
  const read = lines.map(({ product, ...line }) => ({
    ...line,
    ...(product !== undefined && { product: product.toLowerCase() }),
  }))
  const ids = read.flatMap(({ product = '' }) => readId(product) || [])
  const found = await orderRepository(db).findProducts(ids)
  return toStoredLines(read, {
    products: new Map(found.map((row) => [row.id, toOrderedProduct(row)])),
    before: new Set(before.flatMap(({ product }) => product?.toLowerCase() ?? [])),
  })
}

function toOrderedProduct({ id, name, size, price, ...pack }: ProductFacts) {
  const packCount = pack.pack_count
  return { id, name, price, size: size || writePack({ ...presentPackSize(pack), packCount }) }
}
