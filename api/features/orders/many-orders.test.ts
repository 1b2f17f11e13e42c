import { CompiledQuery, type KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hourMs } from '../../../contract/durations.ts'
import { indiaDate } from '../../../contract/india-time.ts'
import type { Order, OrderTotals } from '../../../contract/orders/order.ts'
import { createTestApi, type TestApi } from '../../testing/api.ts'
import { bothEngines } from '../../testing/database.ts'
import { orderRepository } from './repository.ts'

const count = 2000
const statuses = ['done', 'new', 'sent', 'done', 'packed', 'done', 'cancelled'] as const
const newest = Date.parse('2026-11-27T18:00:00Z')
const today = '2026-11-27'

/** One order per hour, the newest last, with prices that binary fractions cannot represent. */
const plain = Array.from({ length: count }, (_, index) => ({
  number: index + 1,
  status: statuses[index % 7] ?? 'new',
  paid: ((index >> 1) % 2) as 0 | 1,
  paise: 10 + ((index * 7919) % 99_991),
  at: newest - (count - 1 - index) * hourMs,
}))
type Plain = (typeof plain)[number]

describe.each(bothEngines)('on %s', (engine) => {
  let api: TestApi
  beforeAll(async () => {
    api = await createTestApi(engine)
    const lines = [{ name: 'Oil', quantity: 1, price: 1 }]
    await api.callAsAdmin('POST', '/orders', { payload: { lines, message: 'x'.repeat(900) } })
    const row = await api.db.selectFrom('orders').selectAll().executeTakeFirstOrThrow()
    await api.db.deleteFrom('orders').execute()
    const rows = plain.map(({ number, status, paid, paise, at }) => ({
      ...row,
      id: `order-${number}`,
      number,
      status,
      paid,
      lines: JSON.stringify([{ name: 'Oil', size: '', quantity: 1, price: paise }]),
      total: paise,
      created_at: at,
    }))
    for (let at = 0; at < count; at += 500)
      await api.db
        .insertInto('orders')
        .values(rows.slice(at, at + 500))
        .execute()
    await api.db.executeQuery(CompiledQuery.raw('analyze'))
  })
  afterAll(() => api.close())

  const ask = async (path: string) => (await api.callAsAdmin('GET', path)).json()
  const inPaise = (rupees: number) => BigInt(Math.round(rupees * 100))
  const sum = (orders: Plain[]) => orders.reduce((all, { paise }) => all + BigInt(paise), 0n)

  it('two thousand orders are shown by the day and by the tab as each is counted by hand', async () => {
    const ofDay = plain.filter(({ at }) => indiaDate(at) === today)
    const tabs: [string, Plain[]][] = [
      [`from=${today}&until=${today}`, ofDay],
      [`from=${today}&until=${today}&status=new`, ofDay.filter(({ status }) => status === 'new')],
      ['status=packed', plain.filter(({ status }) => status === 'packed')],
      ['', plain],
    ]
    expect(ofDay.length).toBeGreaterThan(20)
    for (const [query, orders] of tabs) {
      const { data, pagination } = await ask(`/orders?${query}&limit=1000`)
      expect(pagination.total, query).toBe(orders.length)
      const shown = data.map(({ number, total }: Order) => [number, inPaise(total)])
      const expected = orders.toReversed().map(({ number, paise }) => [number, BigInt(paise)])
      expect(shown, query).toEqual(expected.slice(0, 1000))
    }
  })

  it('two thousand orders come to exact paise in each tab', async () => {
    const { new: unpacked, packed, unpaid, all }: OrderTotals = (await ask('/orders/totals')).data
    const tabs: [typeof all, (order: Plain) => boolean][] = [
      [unpacked, ({ status }) => status === 'new'],
      [packed, ({ status }) => status === 'packed'],
      [unpaid, ({ status, paid }) => paid === 0 && status !== 'cancelled'],
      [all, () => true],
    ]
    for (const [tab, isIn] of tabs) {
      const orders = plain.filter(isIn)
      expect([tab.count, inPaise(tab.total)]).toEqual([orders.length, sum(orders)])
    }
  })

  it('two thousand orders are found by an index for each page of a list', async () => {
    const page = { page: 1, limit: 50 }
    const lists = [{}, { status: ['new' as const] }, { from: today, until: today }]
    for (const filter of lists) {
      const [rows = ''] = await explain((db) => orderRepository(db).list({ ...filter, ...page }))
      expect(rows).toMatch(/using (?:covering )?index|index scan|index only scan/i)
      expect(rows).not.toMatch(/seq scan|scan orders$/i)
    }
  })

  /** Query plans of a function's queries, in order. */
  async function explain(run: (db: TestApi['db']) => Promise<unknown>): Promise<string[]> {
    const asked: CompiledQuery[] = []
    const note: KyselyPlugin = {
      transformQuery({ node, queryId }) {
        asked.push(api.db.getExecutor().compileQuery(node, queryId))
        return node
      },
      transformResult: async ({ result }) => result,
    }
    await run(api.db.withPlugin(note))
    const prefix = engine === 'postgres' ? 'explain' : 'explain query plan'
    return Promise.all(
      asked.map(async ({ sql, parameters }) => {
        const plan = await api.db.executeQuery(
          CompiledQuery.raw(`${prefix} ${sql}`, [...parameters]),
        )
        return plan.rows.map((row) => Object.values(row as object).join(' ')).join('\n')
      }),
    )
  }
})
