import { randomUUIDv7 } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiPaths, apiPrefix } from '../../contract/paths.ts'
import { mountApi } from '../app.ts'
import { writesThrough } from '../db/count-writes.ts'
import { openDatabase } from '../db/database.ts'
import type { Database } from '../db/schema.ts'
import { transaction } from '../db/transaction.ts'
import { createServer } from '../http/create-server.ts'
import { createTestApi, type TestApi } from '../testing/api.ts'
import { engines } from '../testing/database.ts'

describe.each(engines)('on %s', (engine) => {
  let api: TestApi
  /** A second process as far as data is concerned, with its own connections and cache. */
  let other: FastifyInstance
  let otherDb: Database
  let category: string
  let isFromCache: boolean

  beforeAll(async () => {
    api = await createTestApi(engine)
    otherDb = await openDatabase(api.env)
    other = createServer(api.env)
    await mountApi(other, { env: api.env, db: otherDb, images: api.images })
    other.addHook('onResponse', async (request) => {
      isFromCache = request.isFromCache
    })
    await other.ready()
    category = await api.create(apiPaths.categories, { name: 'Oils', order: 1 })
  })
  afterAll(async () => {
    await other.close()
    await otherDb.destroy()
    await api.close()
  })

  const createProduct = (name: string, price: number) =>
    api.create(apiPaths.products, { name, description: 'Sesame', category, price })
  const productPath = (id: string) => apiPaths.product.replace(':id', id)
  const priceOf = async (id: string) =>
    (await api.call('GET', productPath(id))).json().data.price as number
  const setPrice = async (id: string, price: number) => {
    const response = await api.callAsAdmin('PUT', productPath(id), { payload: { price } })
    expect(response.statusCode).toBe(200)
  }
  const askOther = (path: string) => other.inject(`${apiPrefix}${path}`)

  /** Waits until the other process has cached a response that it believes to be current. */
  const isCachedByOther = async (path: string) => {
    await askOther(path)
    return isFromCache
  }
  /** Milliseconds from the response to a write until a guest of the other process sees it. */
  const timeUntilSeen = async (id: string, price: number, before = async () => {}) => {
    const path = productPath(id)
    await before()
    await expect.poll(() => isCachedByOther(path)).toBe(true)
    await setPrice(id, price)
    const acknowledged = performance.now()
    const seen = async () => (await askOther(path)).json().data.price
    await expect.poll(seen, { interval: 5 }).toBe(price)
    return performance.now() - acknowledged
  }

  it('cached responses carry the id of the request that is answered, not of the one they were made for', async () => {
    await expect.poll(() => isCachedByOther(apiPaths.categories)).toBe(true)
    const ids = [await askOther(apiPaths.categories), await askOther(apiPaths.categories)]
    expect(isFromCache).toBe(true)
    expect(new Set(ids.map(({ headers }) => headers['x-request-id'])).size).toBe(2)
  })

  it('cached responses are never older than the last write, however many read meanwhile', async () => {
    const id = await createProduct('Gingelly', 1)
    const paths = [productPath(id), apiPaths.products, `${apiPaths.products}?sort=price-asc`]
    let isWriting = true
    let acknowledged = 1
    let reads = 0
    const readOn = async (path: string) => {
      while (isWriting) {
        const atLeast = acknowledged
        const { data } = (await api.call('GET', path)).json()
        expect([data].flat()[0].price).toBeGreaterThanOrEqual(atLeast)
        reads++
        // Yields, because a request without a socket gives other work no turn.
        await setImmediate()
      }
    }
    const readers = paths.flatMap((path) => [readOn(path), readOn(path)])
    for (let price = 2; price <= 30; price++) {
      await setPrice(id, price)
      acknowledged = price
      expect(await priceOf(id)).toBe(price)
    }
    isWriting = false
    await Promise.all(readers)
    expect(reads).toBeGreaterThan(paths.length)
    await api.callAsAdmin('DELETE', productPath(id))
  })

  it('cached responses follow writers that write side by side', {
    tags: ['two-processes'],
  }, async () => {
    const ids = await Promise.all([1, 2, 3, 4].map((n) => createProduct(`Oil ${n}`, n)))
    await Promise.all(
      ids.map(async (id, index) => {
        for (let round = 1; round <= 10; round++) {
          const price = index * 1000 + round
          await setPrice(id, price)
          expect(await priceOf(id)).toBe(price)
        }
      }),
    )
    await Promise.all(ids.map((id) => api.callAsAdmin('DELETE', productPath(id))))
  })

  it('cached responses hold on while others read the database, and not beyond a commit', async () => {
    const id = await createProduct('Niger', 5)
    const before = writesThrough(otherDb)
    for (const path of [productPath(id), apiPaths.products, apiPaths.categories])
      expect((await askOther(path)).statusCode).toBe(200)
    expect(writesThrough(otherDb)).toBe(before)
    // The commit itself is noticed; a read before it does not see the write.
    let within = before
    await transaction(otherDb, async (trx) => {
      await trx.updateTable('products').set({ price: 600 }).where('id', '=', id).execute()
      within = writesThrough(otherDb)
    })
    expect(writesThrough(otherDb)).toBeGreaterThan(within)
    expect((await askOther(productPath(id))).json().data.price).toBe(6)
    await api.callAsAdmin('DELETE', productPath(id))
  })

  it('cached responses show nothing of a write that was taken back', async () => {
    const id = await createProduct('Coconut', 5)
    expect(await priceOf(id)).toBe(5)
    const price = (trx: Database, value: number) =>
      trx.updateTable('products').set({ price: value }).where('id', '=', id).execute()
    const failing = transaction(api.db, async (trx) => {
      await price(trx, 700)
      // Read meanwhile: another connection sees the state before, and the same one waits.
      void priceOf(id)
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await priceOf(id)).toBe(5)
    await transaction(api.db, (trx) => price(trx, 600))
    expect(await priceOf(id)).toBe(6)
  })

  it('cached responses are spared only by the tag of the last state', async () => {
    const id = await createProduct('Castor', 5)
    const ask = (etag = '') =>
      api.call('GET', productPath(id), { headers: { 'if-none-match': etag } })
    const { etag } = (await ask()).headers
    expect((await ask(etag)).statusCode).toBe(304)
    expect((await ask(etag)).statusCode).toBe(304)
    await setPrice(id, 6)
    expect((await ask(etag)).statusCode).toBe(200)
  })

  it('cached responses show the writes of another process soon', async () => {
    const id = await createProduct('Mustard', 5)
    const path = productPath(id)
    const otherPrice = async () => (await askOther(path)).json().data?.price
    await expect.poll(otherPrice).toBe(5)
    let longest = 0
    for (const price of [6, 7, 8, 9, 10, 11, 12, 13])
      longest = Math.max(longest, await timeUntilSeen(id, price))
    console.info(
      `  Seen by a guest of another process, ${engine}: 8 writes, each within ${Math.ceil(longest)} ms of its response`,
    )
    await api.callAsAdmin('DELETE', path)
    await expect.poll(async () => (await askOther(path)).statusCode).toBe(404)
  })

  it('cached responses show the writes of another process although the word of them is lost', async () => {
    const id = await createProduct('Palm', 5)
    const otherPrice = async () => (await askOther(productPath(id))).json().data?.price
    await expect.poll(otherPrice).toBe(5)
    let longest = 0
    for (const price of [6, 7, 8, 9]) {
      longest = Math.max(longest, await timeUntilSeen(id, price, loseListeners))
    }
    console.info(
      `  Seen by a guest of another process, ${engine}, the word of it lost: 4 writes, each within ${Math.ceil(longest)} ms of its response`,
    )
    await api.callAsAdmin('DELETE', productPath(id))
  })

  /** SQLite has no notifications anyway. */
  async function loseListeners(): Promise<void> {
    if (engine === 'sqlite') return
    const { rows } = await sql<{ pid: number }>`
      select pid from pg_stat_activity
      where datname = current_database() and query = 'listen catalogue'`.execute(api.db)
    const pids = rows.map(({ pid }) => pid)
    await sql`select pg_terminate_backend(pid) from unnest(${pids}::int[]) pid`.execute(api.db)
    const left = async () =>
      (await sql`select pid from pg_stat_activity where pid = any(${pids}::int[])`.execute(api.db))
        .rows
    await expect.poll(left, { interval: 5 }).toEqual([])
  }

  it('cached responses show the writes of another process at once to staff who are signed in', {
    tags: ['two-processes'],
  }, async () => {
    const id = await createProduct('Kalonji', 1)
    const path = `${apiPrefix}${productPath(id)}`
    for (let price = 2; price < 40; price++) {
      // A read in progress must not hold the others to an older state.
      const guest = other.inject(path)
      await setPrice(id, price)
      const response = await other.inject({ url: path, headers: api.admin })
      expect(response.json().data.price).toBe(price)
      await guest
    }
  })

  async function expectNewNames() {
    const names = async () =>
      (await askOther(apiPaths.categories)).json().data.map(({ name }: { name: string }) => name)
    await expect.poll(names).toEqual(['Oils'])
    await api.db.updateTable('categories').set({ name: 'Pressed oils' }).execute()
    await expect.poll(names).toEqual(['Pressed oils'])
  }

  async function insertItem() {
    const now = Date.now()
    await api.db
      .insertInto('gallery_items')
      .values({
        id: randomUUIDv7(),
        title: 'The mill',
        description: '',
        search_text: '',
        category_text: '',
        is_popular: 0,
        sort_order: 1,
        created_at: now,
        updated_at: now,
      })
      .execute()
  }

  it('cached responses follow every table that they show', async () => {
    await expectNewNames()

    const titles = async () =>
      (await askOther(apiPaths.gallery)).json().data.map(({ title }: { title: string }) => title)
    await expect.poll(titles).toEqual([])
    await insertItem()
    await expect.poll(titles).toEqual(['The mill'])
    await api.db.deleteFrom('gallery_items').execute()
    await expect.poll(titles).toEqual([])
  })
})
