import type { FastifyInstance } from 'fastify'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { dayMs } from '../../contract/durations.ts'
import { indiaDate, startOfIndiaDay } from '../../contract/india-time.ts'
import { messages } from '../../contract/messages.ts'
import { visibilityMessages } from '../../contract/visibility/messages.ts'
import { mountApi } from '../app.ts'
import { openDatabase } from '../db/database.ts'
import type { Database } from '../db/schema.ts'
import { createServer } from '../http/create-server.ts'
import { createTestApi, type TestApi } from '../testing/api.ts'
import { resetClock, setClock } from '../testing/clock.ts'
import { engines } from '../testing/database.ts'
import { makeForm } from '../testing/multipart.ts'
import { makeUpload } from '../testing/pictures/pictures.ts'
import { readPdf } from '../testing/read-pdf.ts'

const second = 1000
const start = (day: string) => startOfIndiaDay(day)
const end = (day: string) => startOfIndiaDay(day) + dayMs

describe.each(engines)('on %s', (engine) => {
  let api: TestApi
  /** Another process on the same database. */
  let other: { app: FastifyInstance; db: Database }
  beforeAll(async () => {
    api = await createTestApi(engine)
    const db = await openDatabase(api.env)
    const app = createServer(api.env)
    await mountApi(app, { env: api.env, db, images: api.images })
    app.lifecycle.stage = 'ready'
    other = { app, db }
    await app.ready()
  })
  afterEach(() => resetClock(api))
  afterAll(async () => {
    await other.app.close()
    await other.db.destroy()
    await api.close()
  })

  const send = (method: 'POST' | 'PUT', path: string, payload: object) =>
    api.callAsAdmin(method, path, { payload })
  async function add(path: string, payload: object): Promise<string> {
    const response = await send('POST', path, payload)
    expect([response.statusCode, response.body]).toEqual([201, expect.any(String)])
    return response.json().data._id
  }
  const moveClock = (now: number) => vi.useFakeTimers({ toFake: ['Date'], now })
  const stateOf = async (path: string) => {
    const { hidden: _, ...data } = (await api.callAsAdmin('GET', path)).json().data
    return [data.visibility, data.hiddenBy]
  }

  const pathsOfHamper = (id: string) => [
    `/products/${id}`,
    '/products?search=hamper',
    '/products/featured/list',
    `/products?ids=${id}`,
    '/products/addresses',
    '/price-list',
    `/cards/product/${id}`,
  ]

  /** Public responses of a process that show a record; each is requested twice, the second time from the cache. */
  async function listShowing(
    app: FastifyInstance,
    id: string,
    paths = pathsOfHamper(id),
    name = 'Hamper',
  ): Promise<string[]> {
    const showing: string[] = []
    for (const path of [...paths, ...paths]) {
      const { statusCode, headers, rawPayload, body } = await askUntilDone(app, path)
      const [, format] = /^\w+\/(pdf|jpeg)/.exec(`${headers['content-type']}`) ?? []
      const text = format === 'pdf' ? (await readPdf(rawPayload)).pages.join() : body
      const shows = format === 'jpeg' || text.includes(id) || text.includes(name)
      if (statusCode === 200 && shows) showing.push(path)
    }
    return showing
  }

  /** On a busy machine, a file may not be drawn in time; a picture's address redirects to today's. */
  async function askUntilDone(app: FastifyInstance, path: string) {
    let url = `/api${path}`
    for (;;) {
      const response = await app.inject(url)
      if (response.statusCode === 302) url = String(response.headers.location)
      else if (response.statusCode !== 503) return response
    }
  }

  it.each(['2027-01-01', '2028-02-29'])(
    'a season begins and ends at midnight of %s without a write, in each process, whatever was cached',
    async (day) => {
      const category = await add('/categories', { name: `Gifts ${day}` })
      const season = { visibleFrom: day, visibleUntil: day }
      const product = { name: 'Hamper', category, featured: true, price: 5, ...season }
      const id = await add('/products', product)
      const moments = [
        start(day) - second,
        start(day) + second,
        end(day) - second,
        end(day) + second,
      ]
      const seen: number[][] = []
      const tags = new Set<unknown>()
      for (const now of moments) {
        moveClock(now)
        const both = [await listShowing(api.app, id), await listShowing(other.app, id)]
        seen.push(both.map((showing) => showing.length))
        tags.add((await api.app.inject('/api/products')).headers.etag)
      }
      expect(seen).toEqual([
        [0, 0],
        [14, 14],
        [14, 14],
        [0, 0],
      ])
      expect(tags.size).toBe(2)
      // Otherwise it would appear in the lists of later tests on that very day.
      await resetClock(api)
      await api.callAsAdmin('DELETE', `/products/${id}`)
    },
  )

  it('the season of a category counts for what is in it, and that of a gallery item, in lists, counts and files', async () => {
    const day = '2027-04-14'
    const season = { visibleFrom: day, visibleUntil: day }
    const category = await add('/categories', { name: 'Garlands', ...season })
    const product = await add('/products', { name: 'Garland', category, price: 5 })
    const inside = { name: 'Garland', description: 'Of flowers', category }
    const alone = { title: 'Garland', category: 'Garland fair', ...season }
    await add('/gallery', makeForm(inside, await makeUpload(1)))
    const item = await add('/gallery', makeForm(alone, await makeUpload(2)))
    const paths = [
      '/categories',
      '/categories/main',
      `/categories/${category}`,
      `/products?category=${category}`,
      `/products/${product}`,
      '/gallery',
      `/gallery?category=${category}`,
      '/gallery/category/Garlands',
      '/gallery/category/Garland%20fair',
      `/gallery/${item}`,
      '/gallery/categories',
      '/price-list',
      '/price-list.pdf',
      `/cards/category/${category}`,
      `/cards/category/${category}/0.jpg`,
      `/cards/product/${product}/0.jpg`,
    ]
    for (const [now, shown] of [
      [start(day) - second, []],
      [start(day) + second, paths],
      [end(day) - second, paths],
      [end(day) + second, []],
    ] as const) {
      moveClock(now)
      for (const app of [api.app, other.app])
        expect(await listShowing(app, item, paths, 'Garland')).toEqual([...shown, ...shown])
    }
  })

  it('the season of a product is narrowed by that of its category, which a list says to staff', async () => {
    const [from, until] = ['2027-03-10', '2027-03-15']
    const category = await add('/categories', {
      name: 'Summer',
      visibleFrom: from,
      visibleUntil: until,
    })
    const season = { visibleFrom: '2027-03-01', visibleUntil: '2027-03-31' }
    const id = await add('/products', { name: 'Pongal', category, ...season })
    const states: unknown[] = []
    for (const day of ['2027-02-28', '2027-03-05', from, until, '2027-03-16', '2027-04-01']) {
      await setClock(api, start(day) + second)
      const [state, by] = await stateOf(`/products/${id}`)
      const query = { visibility: String(state), search: 'pongal' }
      const listed = (await api.callAsAdmin('GET', '/products', { query })).json().data
      expect(listed).toEqual([expect.objectContaining({ _id: id, visibility: state, ...season })])
      expect(listed[0].hiddenBy).toBe(by)
      expect((await api.call('GET', `/products/${id}`)).statusCode).toBe(
        state === 'public' ? 200 : 404,
      )
      states.push(by ? [state, by] : state)
    }
    const byCategory = (state: string) => [state, 'category']
    expect(states).toEqual([
      'scheduled',
      byCategory('scheduled'),
      'public',
      'public',
      byCategory('ended'),
      'ended',
    ])
  })

  it('a subcategory that moves into a hidden category goes with what is in it, and comes back with it', async () => {
    const [open, closed] = [
      await add('/categories', { name: 'Open' }),
      await add('/categories', { name: 'Closed', hidden: true }),
    ]
    const below = await add('/categories', { name: 'Below', parent: open })
    const id = await add('/products', { name: 'Hamper', category: below, featured: true, price: 5 })
    const showing = async () => (await listShowing(api.app, id)).length
    expect(await showing()).toBe(14)
    await send('PUT', `/categories/${below}`, { parent: closed })
    expect(await showing()).toBe(0)
    expect(await stateOf(`/products/${id}`)).toEqual(['hidden', 'category'])
    expect(await stateOf(`/categories/${below}`)).toEqual(['hidden', 'category'])
    await vi.waitFor(async () => expect(await listShowing(other.app, id)).toEqual([]), 60_000)
    await send('PUT', `/categories/${closed}`, { hidden: false })
    expect(await showing()).toBe(14)
    await vi.waitFor(async () => expect((await listShowing(other.app, id)).length).toBe(14), 60_000)
  })

  it.each(['/products', '/categories', '/gallery'])(
    'a season is set, cleared by a blank, and checked alike on %s',
    async (path) => {
      const category = await add('/categories', { name: `Kept ${path}` })
      const shape = path === '/categories' ? {} : { category }
      const [id] =
        path === '/gallery'
          ? [await addItem(category)]
          : [await add(path, { name: 'Thing', ...shape, hidden: 'true' })]
      const put = async (fields: object) => send('PUT', `${path}/${id}`, fields)
      const season = { visibleFrom: '2027-01-01', visibleUntil: '2027-01-15' }
      expect((await put({ hidden: true, ...season })).json().data).toMatchObject({
        hidden: true,
        ...season,
        visibility: 'hidden',
      })
      const { errors } = (await put({ visibleUntil: '2026-12-31' })).json()
      expect(errors).toEqual({ visibleUntil: 'Choose a day from 1 Jan 2027 on' })
      expect((await put({ visibleFrom: '2027-01-16' })).json().errors).toEqual({
        visibleUntil: visibilityMessages.untilBeforeFrom('2027-01-16'),
      })
      for (const wrong of ['2027-02-29', '1 Jan', 5])
        expect((await put({ visibleFrom: wrong })).json().errors).toEqual({
          visibleFrom: messages.validation.day,
        })
      await put({ visibleFrom: '', visibleUntil: null, hidden: 'false' })
      const { data } = (await api.callAsAdmin('GET', `${path}/${id}`)).json()
      expect(data).toMatchObject({ hidden: false, visibility: 'public' })
      expect(Object.keys(data)).not.toEqual(expect.arrayContaining(['visibleFrom']))
      expect((await api.call('GET', `${path}/${id}`)).body).not.toMatch(/hidden|visib/)
    },
  )

  it('a season is set from the start by whatever makes a record, and by the product for its gallery item', async () => {
    const category = await add('/categories', { name: 'Wholly kept' })
    const visibleFrom = indiaDate(Date.now(), 1)
    const season = { visibleFrom, visibleUntil: indiaDate(Date.now(), 9) }
    const text = { description: 'Kept back until then' }
    const product = { name: 'Zebrawood', ...text, category, ...season }
    const title = { title: 'Zebrawood', category: 'Mill', ...season }
    const named = { name: 'Zebrawood', ...text, category, ...season }
    const states: unknown[] = []
    for (const hidden of ['true', 'false']) {
      await add('/categories', { name: `Zebrawood ${hidden}`, hidden, ...season })
      await add('/products', { ...product, hidden })
      await add('/products/json', { ...product, hidden, gallery: true })
      for (const shape of [title, named])
        await add('/gallery', makeForm({ ...shape, hidden }, await makeUpload(1)))
    }
    for (const path of ['/categories', '/products', '/gallery']) {
      const query = { search: 'zebrawood', limit: '1000' }
      expect((await api.call('GET', path, { query })).body).not.toContain('Zebrawood')
      for (const visibility of ['hidden', 'scheduled']) {
        const asked = await api.callAsAdmin('GET', path, { query: { ...query, visibility } })
        const found = asked.json().data.filter(({ name }: { name: string }) => /Zebra/.test(name))
        for (const record of found) expect(record).toMatchObject(season)
        states.push([path, visibility, found.length])
      }
    }
    expect(states).toEqual([
      ['/categories', 'hidden', 1],
      ['/categories', 'scheduled', 1],
      ['/products', 'hidden', 2],
      ['/products', 'scheduled', 2],
      ['/gallery', 'hidden', 3],
      ['/gallery', 'scheduled', 3],
    ])
    const backwards = { ...product, visibleUntil: indiaDate(Date.now()), gallery: true }
    expect((await send('POST', '/products/json', backwards)).json().errors).toEqual({
      visibleUntil: visibilityMessages.untilBeforeFrom(visibleFrom),
    })
  })

  /** In the simple shape, without the picture that its route requires. */
  async function addItem(category: string): Promise<string> {
    const payload = { name: 'Thing', description: 'Of it', category, gallery: true }
    await send('POST', '/products/json', payload)
    const { data } = (await api.call('GET', '/gallery')).json()
    return data.find((item: { category: { _id: string } }) => item.category._id === category)._id
  }

  it('a list of anything but what is public needs a session, and is the same for everybody', async () => {
    const category = await add('/categories', { name: 'Said', hidden: true })
    const id = await add('/products', { name: 'Secret', category, packCost: 3 })
    for (const path of ['/products', '/categories', '/gallery', '/product-groups']) {
      for (const visibility of ['all', 'hidden', 'scheduled', 'ended']) {
        const query = { visibility }
        expect((await api.call('GET', path, { query })).statusCode).toBe(401)
        expect((await api.callAsAdmin('GET', path, { query })).statusCode).toBe(200)
      }
      const [guest, staff, asked] = [
        await api.call('GET', path),
        await api.callAsAdmin('GET', path),
        await api.call('GET', path, { query: { visibility: 'public' } }),
      ]
      expect([staff.body, asked.body]).toEqual([guest.body, guest.body])
      expect((await api.call('GET', path, { query: { visibility: 'some' } })).statusCode).toBe(400)
    }
    const all = { query: { visibility: 'all', ids: id } }
    const [product] = (await api.callAsAdmin('GET', '/products', all)).json().data
    expect(product).toMatchObject({ visibility: 'hidden', hiddenBy: 'category', packCost: 3 })
    const together = { query: { sizes: 'together', visibility: 'all' } }
    expect((await api.callAsAdmin('GET', '/products', together)).json().errors).toEqual({
      sizes: visibilityMessages.publicOnly,
    })
  })

  it('a hidden product stays in its category and group, which cannot be deleted, nor their names be given twice', async () => {
    const category = await add('/categories', { name: 'Holding', hidden: true })
    const group = await add('/product-groups', { name: 'Holding' })
    await add('/products', { name: 'Held', category, group, visibleFrom: indiaDate(Date.now(), 1) })
    expect((await api.callAsAdmin('DELETE', `/categories/${category}`)).statusCode).toBe(409)
    expect((await api.callAsAdmin('DELETE', `/product-groups/${group}`)).statusCode).toBe(409)
    expect((await send('POST', '/categories', { name: 'holding' })).statusCode).toBe(409)
    const countIn = async (call: TestApi['call'], visibility?: string) => {
      const { data } = (
        await call('GET', '/product-groups', visibility ? { query: { visibility } } : {})
      ).json()
      return data.find(({ _id }: { _id: string }) => _id === group).products
    }
    const counted = [
      await countIn(api.call),
      await countIn(api.callAsAdmin, 'all'),
      await countIn(api.callAsAdmin, 'scheduled'),
      await countIn(api.callAsAdmin, 'hidden'),
    ]
    expect(counted).toEqual([0, 1, 1, 0])
  })
})
