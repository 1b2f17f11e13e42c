import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { dayMs } from '../../../contract/durations.ts'
import type { Order } from '../../../contract/orders/order.ts'
import { readRows, readShape } from '../../db/tables/rows.ts'
import { backUp } from '../../testing/backup.ts'
import { engines } from '../../testing/database.ts'
import { restoreInto } from '../../testing/restore.ts'
import { createTestSite, type TestSite } from '../../testing/site.ts'
import { eraseDueOrdersNow, personalFields } from './erase-orders-repository.ts'

const keepDays = 400
const line = { name: 'Groundnut Oil', quantity: 2, price: 378 }
const customer = { name: 'Marigold', phone: '98765 43299', place: 'Snowdrop', pin: '641699' }
const secrets = /Marigold|43299|Snowdrop|641699|Bluebell|Daffodil|Foxglove/
const personal = {
  customer,
  note: 'Bluebell',
  message: 'Daffodil',
  delivery: { charge: 60, note: 'Foxglove' },
}

/** Columns that stay: products, sums, states and times. */
const impersonal = [
  ...['id', 'version', 'created_at', 'updated_at', 'updated_by'],
  ...['number', 'status', 'paid', 'lines', 'wanted_on', 'delivery_charge', 'total'],
]

describe.each(engines)('on %s', (engine) => {
  let site: TestSite
  beforeEach(async () => {
    site = await createTestSite(engine, 'folder')
  })
  afterEach(() => site.close())

  const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
    site.api.callAsAdmin(method, path, payload && { payload })
  const create = async (fields: object = {}): Promise<Order> =>
    (await call('POST', '/orders', { lines: [line], ...personal, ...fields })).json().data
  const age = (id: string, days: number) =>
    site.api.db
      .updateTable('orders')
      .set({ updated_at: Date.now() - days * dayMs })
      .where('id', '=', id)
      .execute()
  /** Tables that still contain customers' data. */
  const findSecrets = async () => {
    const found: string[] = []
    for (const table of ['orders', 'deleted_records', 'audit_log'] as const)
      for await (const rows of readRows(site.api.db, table))
        if (secrets.test(JSON.stringify(rows))) found.push(table)
    return found
  }
  const sweep = (now = Date.now()) => eraseDueOrdersNow(site.api.db, keepDays, now)

  it('each column of an order is blanked by an erasure, or known to tell nothing of the customer', async () => {
    const { columns } = await readShape(site.api.db, 'orders')
    const personal = Object.keys(personalFields)
    expect(columns.toSorted()).toEqual([...personal, ...impersonal].toSorted())
    const { _id } = await create()
    const [entry] = (await call('GET', '/audit-log')).json().data
    expect(entry.record._id).toBe(_id)
    const logged = Object.keys(entry.after)
    expect(logged).toEqual(expect.arrayContaining(Object.values(personalFields).filter(Boolean)))
  })

  async function expectErasedFromLog(done = '', young = '') {
    const log = (await call('GET', '/audit-log', undefined)).json().data
    const about = (id?: string) =>
      log.filter(({ record }: { record: { _id: string } }) => record._id === id)
    expect(JSON.stringify(about(done))).not.toMatch(secrets)
    expect(about(done)[0]).toMatchObject({ action: 'erase', user: { name: '' } })
    expect(JSON.stringify(about(young))).toMatch(secrets)
  }

  it('what tells of a customer goes from rows and log once the order is over and has not changed for so long', async () => {
    const states = { done: 401, cancelled: 401, sent: 900, new: 900 }
    const orders: Record<string, Order> = {}
    for (const [status, days] of Object.entries(states)) {
      orders[status] = await create({ status })
      await age(orders[status]._id, days)
    }
    const young = await create({ status: 'done' })
    await age(young._id, 399)
    await sweep()
    const read = async (id = '') => (await call('GET', `/orders/${id}`)).json().data
    for (const status of ['done', 'cancelled']) {
      const { number, lines, total } = orders[status] as Order
      const erased = await read(orders[status]?._id)
      expect(erased).toMatchObject({ number, lines, total, customer: { name: '', place: '' } })
      expect(JSON.stringify(erased)).not.toMatch(secrets)
      expect(erased.delivery).toEqual({ charge: 60, note: '' })
    }
    for (const { _id } of [orders.sent, orders.new, young] as Order[])
      expect(await read(_id)).toMatchObject(personal)
    await expectErasedFromLog(orders.done?._id, young._id)
  })

  it('what tells of a customer goes from the trash, and from the log of orders that are gone for good', async () => {
    const deleted = await create({ status: 'done' })
    await age(deleted._id, 401)
    await call('DELETE', `/orders/${deleted._id}`)
    await sweep()
    expect(await findSecrets()).toEqual([])
    const forgotten = await create()
    await call('DELETE', `/orders/${forgotten._id}`)
    await site.api.db.deleteFrom('deleted_records').execute()
    await sweep()
    expect(await findSecrets()).toEqual(['audit_log'])
    await sweep(Date.now() + (keepDays + 1) * dayMs)
    expect(await findSecrets()).toEqual([])
  })

  it('what tells of a customer goes at once from all orders with the same number, wherever they are', async () => {
    const first = await create()
    const other = await create({ customer: { ...customer, phone: '98765 43211', name: 'Ravi' } })
    const deleted = await create({ customer: { ...customer, phone: '+91 98765-43299' } })
    const forgotten = await create({ customer: { ...customer, phone: '098765 43299' } })
    const moved = await create()
    await call('PUT', `/orders/${moved._id}`, { customer: { name: 'Ravi', phone: '98765 43211' } })
    for (const { _id } of [deleted, forgotten]) await call('DELETE', `/orders/${_id}`)
    await site.api.db.deleteFrom('deleted_records').where('id', '=', forgotten._id).execute()
    const erased = await call('POST', `/orders/${first._id}/erase`)
    expect(erased.json().data).toMatchObject({ number: first.number, customer: { name: '' } })
    const kept = (await call('GET', `/orders/${other._id}`)).json().data
    expect(kept.customer.name).toBe('Ravi')
    const restored = (await call('POST', `/orders/${deleted._id}/restore`)).json().data
    expect(JSON.stringify(restored)).not.toMatch(secrets)
    await call('POST', `/orders/${other._id}/erase`)
    expect(await findSecrets()).toEqual([])
    if (engine === 'sqlite') expect(await readFiles(site.api.env.dataDir)).not.toMatch(secrets)
  })

  const entries = (phone: string, at: number) =>
    Array.from({ length: 600 }, (_, number) => ({
      at,
      action: 'update' as const,
      entity: 'order' as const,
      record_id: `${phone} ${number}`,
      record_name: 'Order',
      user_id: '',
      user_name: '',
      request_id: '',
      address: '',
      before: null,
      version: null,
      replaced: null,
      after: JSON.stringify({ 'customer.name': 'Marigold', 'customer.phone': phone }),
    }))

  it('what tells of a customer goes from a log that is longer than what is read of it at once', async () => {
    const { db } = site.api
    const countTelling = async () =>
      (await db.selectFrom('audit_log').select('after').execute()).filter(
        ({ after }) => after && secrets.test(after),
      ).length
    const order = await create({ status: 'done' })
    for (const [phone, at] of [
      [customer.phone, Date.now()],
      ['98765 43211', 1],
      ['98765 43212', Date.now()],
    ] as const)
      await db.insertInto('audit_log').values(entries(phone, at)).execute()
    await sweep()
    expect(await countTelling()).toBe(1201)
    await call('POST', `/orders/${order._id}/erase`)
    expect(await countTelling()).toBe(600)
  })

  it('what tells of a customer does not come back with an older backup, and numbers go on above the highest', async () => {
    const old = await create({ status: 'done' })
    const erased = await create()
    const kept = await create({ customer: { name: 'Ravi', phone: '98765 43211' } })
    await age(old._id, 500)
    const { db } = site.api
    const draft = await backUp(site)
    await call('POST', `/orders/${erased._id}/erase`)
    const last = await create({ customer: { name: 'Ravi', phone: '98765 43211' } })
    await restoreInto(site, () => draft.read(), { withAccounts: true })
    const rows = await db.selectFrom('orders').selectAll().orderBy('number').execute()
    expect(rows.map(({ id, customer_name }) => [id, customer_name])).toEqual([
      [old._id, ''],
      [erased._id, ''],
      [kept._id, 'Ravi'],
    ])
    const counter = await db.selectFrom('order_numbers').select('last').execute()
    expect(counter).toEqual([{ last: last.number }])
  })

  it('what tells of a customer is erased from all of the log that can be changed', async () => {
    await create()
    const { db } = site.api
    const change = (set: object, entity: 'order' | 'account') =>
      db.updateTable('audit_log').set(set).where('entity', '=', entity).execute()
    await expect(change({ user_name: 'Nobody' }, 'order')).rejects.toThrow(/is not changed/)
    await expect(change({ at: 0 }, 'order')).rejects.toThrow(/is not changed/)
    await sql`insert into audit_log (at, action, entity, record_id, record_name, user_id, user_name, request_id, address)
      values (0, 'sign-in', 'account', 'x', 'x', '', '', '', '')`.execute(db)
    await expect(change({ after: '{}' }, 'account')).rejects.toThrow(/is not changed/)
    await change({ after: '{}' }, 'order')
  })
})

/** Everything in the files of a database. */
async function readFiles(folder: string): Promise<string> {
  const names = (await readdir(folder)).filter((name) => name.startsWith('catalogue.sqlite'))
  const files = await Promise.all(names.map((name) => readFile(join(folder, name), 'latin1')))
  return files.join('\n')
}
