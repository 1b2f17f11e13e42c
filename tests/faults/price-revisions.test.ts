import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { openDatabase } from '../../api/db/database.ts'
import type { Database } from '../../api/db/schema.ts'
import { readEnv } from '../../env/env.ts'
import { fillDatabase } from '../../tools/bench/fill-database.ts'
import { owner, type Product, startProduct } from './fixtures/product.ts'
import { chancesOf, createReport, moment, rounds } from './fixtures/rounds.ts'
import { createSiteData, setupsOf } from './fixtures/site-data.ts'

const products = 1000
/** Milliseconds; longer than applying takes in a process that has just started. */
const longest = 600

describe.each(setupsOf('sqlite'))('on $engine', ({ engine, kind }) => {
  it('a change of 1,000 prices is there as a whole or not at all, whenever the process is killed', async () => {
    const fault = `SIGKILL amid the applying and reverting of 1,000 prices (${engine})`
    const random = chancesOf(fault)
    const report = createReport(fault)
    const { settings, db } = await createSite(engine, kind)
    let product = await startProduct(settings)
    let staff = await signIn(product)
    const before = await readPrices(db)
    const outcomes = { acknowledged: 0, done: 0, undone: 0 }
    for (let round = 0; round < rounds; round++) {
      report.beginRound()
      const id = await staff.draft()
      const after = new Map((await readLines(db, id)).map(({ product, to }) => [product, to]))
      for (const step of ['apply', 'revert'] as const) {
        const target = step === 'apply' ? 'applied' : 'reverted'
        const writing = staff.post(`/price-revisions/${id}/${step}`).then(
          ({ ok }) => ok,
          () => false,
        )
        await moment(random, longest)
        await product.kill()
        const isAcknowledged = await writing
        product = await startProduct(settings)
        staff = await signIn(product)
        const { state } = await requireRow(db, id)
        expect(isAcknowledged && state !== target).toBe(false)
        expect(await readPrices(db)).toEqual(state === 'applied' ? after : before)
        report.add({ checked: products, lost: [], torn: await findTorn(db) })
        outcomes.acknowledged += Number(isAcknowledged)
        outcomes[state === target ? 'done' : 'undone'] += 1
        if (state !== target) await staff.post(`/price-revisions/${id}/${step}`)
      }
      expect(await readPrices(db)).toEqual(before)
    }
    const { acknowledged, done, undone } = outcomes
    report.print(`${done} done (${acknowledged} acknowledged) and ${undone} not at all`)
  })
})

describe.each(setupsOf('postgres'))('on $engine', ({ engine, kind }) => {
  it('a scheduled change is made once by two processes that find it due at their start, and are killed', async () => {
    const fault = `SIGKILL of two processes amid a scheduled change of prices (${engine})`
    const random = chancesOf(fault)
    const report = createReport(fault)
    const { settings, db } = await createSite(engine, kind)
    for (let round = 0; round < rounds; round++) {
      report.beginRound()
      const first = await startProduct(settings)
      const staff = await signIn(first)
      const id = await staff.draft()
      const applyAt = new Date(Date.now() + 60_000).toISOString()
      expect((await staff.post(`/price-revisions/${id}/schedule`, { applyAt })).status).toBe(200)
      await first.kill()
      await db.updateTable('price_revisions').set({ apply_at: 1 }).where('id', '=', id).execute()

      const starting = [startProduct(settings), startProduct(settings)]
      await Promise.any(starting)
      await moment(random, longest)
      await Promise.all(starting.map(async (product) => (await product).kill()))
      expect(await findTorn(db)).toEqual([])
      const both = await Promise.all([startProduct(settings), startProduct(settings)])
      await vi.waitUntil(async () => (await requireRow(db, id)).state === 'applied', {
        timeout: 60_000,
      })
      const entries = await db
        .selectFrom('product_prices')
        .select('product_id')
        .where('revision_id', '=', id)
        .execute()
      const changed = (await readLines(db, id)).filter(({ from, to }) => from !== to)
      expect(entries.map(({ product_id }) => product_id).sort()).toEqual(
        changed.map(({ product }) => product).sort(),
      )
      report.add({ checked: products, lost: [], torn: await findTorn(db) })
      await Promise.all(both.map((product) => product.kill()))
    }
    report.print()
  })
})

/** With so many products. */
async function createSite(...setup: Parameters<typeof createSiteData>) {
  const { settings } = await createSiteData(...setup)
  const db = await openDatabase(readEnv(settings))
  onTestFinished(() => db.destroy())
  await fillDatabase(db, products)
  return { settings, db }
}

async function signIn({ address }: Product) {
  const post = (path: string, payload?: object, headers = {}) =>
    fetch(`${address}/api${path}`, {
      method: 'POST',
      headers: { ...headers, ...(payload && { 'content-type': 'application/json' }) },
      ...(payload && { body: JSON.stringify(payload) }),
    })
  const { data } = await (await post('/auth/login', owner)).json()
  const headers = { authorization: `Bearer ${data.token}` }
  return {
    post: (path: string, payload?: object) => post(path, payload, headers),
    async draft(): Promise<string> {
      const rule = { kind: 'percent', value: 7.5, round: 1 }
      const response = await post('/price-revisions', { rule }, headers)
      expect(response.status).toBe(201)
      return (await response.json()).data._id
    },
  }
}

async function readPrices(db: Database): Promise<Map<string, number>> {
  const rows = await db.selectFrom('products').select(['id', 'price']).orderBy('id').execute()
  return new Map(rows.map(({ id, price }) => [id, price]))
}

function requireRow(db: Database, id: string) {
  return db.selectFrom('price_revisions').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

type Line = { product: string; from: number; to: number }

async function readLines(db: Database, id: string): Promise<Line[]> {
  return JSON.parse((await requireRow(db, id)).lines)
}

/** Products whose version, history and log do not tell of as many changes of their price. */
async function findTorn(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('products as p')
    .select(['p.id', 'p.price', 'p.version'])
    .select((e) => [
      e
        .selectFrom('product_prices as h')
        .select((h) => h.fn.countAll<number>().as('count'))
        .whereRef('h.product_id', '=', 'p.id')
        .as('entries'),
      e
        .selectFrom('product_prices as h')
        .select('h.price')
        .whereRef('h.product_id', '=', 'p.id')
        .orderBy('h.number', 'desc')
        .limit(1)
        .as('last'),
      e
        .selectFrom('audit_log as a')
        .select((a) => a.fn.countAll<number>().as('count'))
        .whereRef('a.record_id', '=', 'p.id')
        .as('logged'),
    ])
    .execute()
  return rows
    .filter(({ price, version, entries, last, logged }) => {
      const changes = version - 1
      return logged !== changes || entries !== changes || (changes > 0 && last !== price)
    })
    .map(({ id }) => id)
}
