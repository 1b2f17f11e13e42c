import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { messages } from '../../contract/messages.ts'
import { createTestApi, type TestApi } from '../testing/api.ts'
import { engines } from '../testing/database.ts'
import { makeForm } from '../testing/multipart.ts'
import { makeUpload } from '../testing/pictures/pictures.ts'

type Row = {
  /** Method and path; `{product}` and its like stand for the id of a record. */
  call: string
  open?: true
  send?: object
  /** Form fields of calls with a picture. */
  form?: Record<string, string>
  status?: 201
  /** Such records have a number of their own, which all staff use. */
  isNumbered?: true
  /** A request that gets 400, and the field that the error names. */
  wrong?: { query?: string; send?: object; field: string }
}

const badCategory = { category: 'none' }

/** Every call, except those that require the password, which are tested with the accounts. */
const rows: Row[] = [
  { call: 'GET /products', open: true, wrong: { query: '?limit=1001', field: 'limit' } },
  { call: 'GET /products/{product}', open: true },
  {
    call: 'POST /products',
    form: { name: 'Oil', price: '12.50', category: '{category}', featured: 'on' },
    status: 201,
    wrong: { send: { name: ' ', category: '{category}' }, field: 'name' },
  },
  {
    call: 'PUT /products/{product}',
    send: { price: '', packAmount: 500, packUnit: 'ml' },
    wrong: { send: { packUnit: 'pint' }, field: 'packUnit' },
  },
  { call: 'DELETE /products/{product}' },
  { call: 'GET /products/featured/list', open: true, wrong: { query: '?page=0', field: 'page' } },
  { call: 'GET /products/popular/list', open: true, wrong: { query: '?page=x', field: 'page' } },
  { call: 'GET /products/addresses', open: true, wrong: { query: '?page=0', field: 'page' } },
  { call: 'GET /products/model-info' },
  { call: 'PUT /products/{product}/featured' },
  {
    call: 'POST /products/json',
    send: { name: 'Oil', description: 'Pressed', category: '{category}', gallery: true, price: 1 },
    status: 201,
    wrong: { send: { name: 'Oil', category: '{category}' }, field: 'description' },
  },
  { call: 'GET /product-groups', open: true },
  { call: 'GET /product-groups/{group}', open: true },
  {
    call: 'POST /product-groups',
    send: { name: 'Coconut Oil', nameTa: 'தேங்காய் எண்ணெய்', order: '' },
    status: 201,
    wrong: { send: { name: ' ' }, field: 'name' },
  },
  {
    call: 'PUT /product-groups/{group}',
    send: { order: '2.5', label: { genericName: 'Sesame oil' } },
    wrong: { send: { label: { shelfLifeMonths: 61 } }, field: 'label.shelfLifeMonths' },
  },
  { call: 'DELETE /product-groups/{group}' },
  { call: 'GET /label-report' },
  { call: 'GET /price-list', open: true },
  { call: 'GET /price-list/missing-glyphs' },
  { call: 'GET /price-revisions', wrong: { query: '?state=lost', field: 'state' } },
  { call: 'GET /price-revisions/{revision}' },
  { call: 'GET /products/{product}/prices' },
  {
    call: 'POST /price-revisions',
    send: {
      reason: 'Harvest',
      rule: { kind: 'set', prices: [{ product: '{product}', price: 5 }] },
    },
    status: 201,
    wrong: { send: { rule: { kind: 'percent', value: 1, round: 2 } }, field: 'rule.round' },
  },
  {
    call: 'PUT /price-revisions/{revision}',
    send: { reason: 'Harvest', lines: [{ product: '{product}', to: 6 }] },
    wrong: { send: { lines: [{ product: '{product}' }] }, field: 'lines.0.to' },
  },
  {
    call: 'POST /price-revisions/{revision}/schedule',
    send: { applyAt: new Date(Date.now() + 60_000).toISOString() },
    wrong: { send: { applyAt: '2030-01-01T00:00:00' }, field: 'applyAt' },
  },
  {
    call: 'POST /price-revisions/{revision}/apply',
    send: { force: ['{product}'] },
    wrong: { send: { force: ['x', 'x'] }, field: 'force' },
  },
  { call: 'POST /price-revisions/{revision}/revert' },
  { call: 'POST /price-revisions/{cancelled}/cancel' },
  { call: 'GET /orders', isNumbered: true, wrong: { query: '?status=lost', field: 'status' } },
  { call: 'GET /orders/totals' },
  { call: 'GET /orders/packing-list', isNumbered: true },
  {
    call: 'POST /orders/read',
    send: { text: '2 litre nallennai' },
    wrong: { send: { text: 'x'.repeat(4001) }, field: 'text' },
  },
  { call: 'GET /orders/{order}', isNumbered: true },
  {
    call: 'POST /orders',
    send: { lines: [{ product: '{product}', quantity: 2 }], customer: { pin: '641 602' } },
    status: 201,
    isNumbered: true,
    wrong: { send: { lines: [{ name: 'Oil', quantity: 0, price: 5 }] }, field: 'lines.0.quantity' },
  },
  {
    call: 'PUT /orders/{order}',
    send: { status: 'packed' },
    isNumbered: true,
    wrong: { send: { customer: { phone: '12' } }, field: 'customer.phone' },
  },
  { call: 'POST /orders/{order}/erase', isNumbered: true },
  { call: 'DELETE /orders/{order}' },
  { call: 'GET /insight', wrong: { query: '?days=8', field: 'days' } },
  { call: 'GET /synonyms' },
  { call: 'GET /synonyms/{synonym}' },
  { call: 'GET /synonyms/try?search=oil', wrong: { query: '&search=oil', field: 'search' } },
  {
    call: 'POST /synonyms',
    send: { label: 'Sesame', terms: ['til', 'எள்'] },
    status: 201,
    wrong: { send: { label: 'Sesame', terms: ['til', 'TIL'] }, field: 'terms' },
  },
  {
    call: 'PUT /synonyms/{synonym}',
    send: { terms: ['oil', 'tel'] },
    wrong: { send: { label: ' ' }, field: 'label' },
  },
  { call: 'DELETE /synonyms/{synonym}' },
  { call: 'GET /cards/product/{product}', open: true },
  { call: 'GET /cards/category/{category}', open: true },
  { call: 'GET /gallery', open: true, wrong: { query: '?limit=0', field: 'limit' } },
  { call: 'GET /gallery/{item}', open: true },
  {
    call: 'POST /gallery',
    form: { name: 'Mill', description: 'Turns', category: '{category}', popular: 'true' },
    status: 201,
    wrong: { send: { title: 'Mill' }, field: 'image' },
  },
  {
    call: 'PUT /gallery/{item}',
    send: { title: 'Mill', category: 'Our mill', order: '1.5' },
    wrong: { send: { name: 'Mill', ...badCategory }, field: 'category' },
  },
  { call: 'DELETE /gallery/{item}' },
  { call: 'GET /gallery/popular', open: true },
  { call: 'PUT /gallery/{item}/toggle-popular' },
  { call: 'GET /gallery/categories', open: true },
  { call: 'GET /gallery/category/Our%20mill', open: true },
  { call: 'GET /categories', open: true },
  { call: 'GET /categories/{category}', open: true },
  {
    call: 'POST /categories',
    form: { name: 'Sweets', parent: '' },
    status: 201,
    wrong: { send: { name: 'Sweets', parent: 'none' }, field: 'parent' },
  },
  {
    call: 'PUT /categories/{category}',
    send: { name: 'Oil of another name' },
    wrong: { send: { showInNav: 'yes' }, field: 'showInNav' },
  },
  { call: 'DELETE /categories/{empty}' },
  { call: 'GET /categories/{category}/subcategories', open: true },
  { call: 'GET /categories/main', open: true },
  {
    call: 'PATCH /categories/{category}/nav-settings',
    send: { showInNav: true, order: 15 },
    wrong: { send: { order: 'first' }, field: 'order' },
  },
  { call: 'GET /auth/me' },
  {
    call: 'PUT /nav-config',
    send: { maxVisibleItems: 7 },
    wrong: { send: { maxVisibleItems: 11 }, field: 'maxVisibleItems' },
  },
  { call: 'GET /nav-config', open: true },
  { call: 'GET /nav-config/history' },
  { call: 'GET /nav-config/1' },
  {
    call: 'PUT /settings',
    send: { name: 'Chekku Oils' },
    wrong: { send: { hours: { mon: [{ opens: '9', closes: '10' }] } }, field: 'hours.mon' },
  },
  { call: 'GET /settings', open: true },
  { call: 'GET /settings/history' },
  { call: 'GET /settings/1' },
  { call: 'GET /auth/session-ping' },
  { call: 'GET /health', open: true },
  { call: 'POST /auth/logout' },
]

describe.each(engines)('of the calls on %s', (engine) => {
  let api: TestApi
  const ids: Record<string, string> = {}
  const fill = <T>(value: T): T =>
    JSON.parse(JSON.stringify(value).replace(/\{(\w+)\}/g, (_, name) => ids[name] ?? ''))
  const read = ({ call }: Row) => {
    const [method = '', path = ''] = fill(call).split(' ')
    return { method: method as Parameters<TestApi['call']>[0], path }
  }
  const withPayload = async ({ send, form }: Pick<Row, 'send' | 'form'>) => {
    if (form) return { payload: makeForm(fill(form), await makeUpload()) }
    return send ? { payload: fill(send) } : {}
  }

  beforeAll(async () => {
    api = await createTestApi(engine)
    ids.category = await api.create('/categories', { name: 'Oils' })
    ids.empty = await api.create('/categories', { name: 'Nothing' })
    ids.group = await api.create('/product-groups', { name: 'Sesame Oil' })
    ids.synonym = await api.create('/synonyms', { label: 'Oil', terms: ['oil'] })
    ids.product = await api.create('/products', { name: 'Oil', category: ids.category, price: 5 })
    const set = { kind: 'set', prices: [{ product: ids.product, price: 7 }] }
    const line = { name: 'Oil', quantity: 1, price: 5 }
    ids.order = await api.create('/orders', { lines: [line] })
    for (const name of ['revision', 'cancelled'])
      ids[name] = await api.create('/price-revisions', { rule: set })
    ids.item = await api.create('/gallery', makeForm({ title: 'Mill' }, await makeUpload()))
  })
  afterAll(() => api.close())

  const strangers = [{}, { authorization: `Bearer ${'x'.repeat(43)}` }]

  it.each(rows.filter(({ open }) => open))('the call $call is for everybody', async (row) => {
    const { method, path } = read(row)
    for (const headers of strangers)
      expect((await api.call(method, path, { headers })).statusCode).toBe(200)
  })

  it.each(rows.filter(({ open }) => !open))('the call $call is for staff alone', async (row) => {
    const { method, path } = read(row)
    for (const headers of strangers) {
      const response = await api.call(method, path, { ...(await withPayload(row)), headers })
      expect(response.statusCode).toBe(401)
      expect(response.json()).toMatchObject({ success: false })
    }
  })

  it.each(rows.filter(({ wrong }) => wrong))(
    'the call $call rejects what is wrong',
    async (row) => {
      const { method, path } = read(row)
      const { query = '', send, field = '' } = row.wrong ?? {}
      const options = await withPayload(send ? { send } : {})
      const response = await api.callAsAdmin(method, path + query, options)
      expect(response.statusCode).toBe(400)
      const { message, errors } = response.json()
      expect(message).toBe(messages.validation.failed)
      expect(Object.keys(errors)).toEqual([field])
    },
  )

  it.each(rows.filter(({ call }) => /\{/.test(call)))(
    'the call $call knows no other record',
    async (row) => {
      for (const id of ['none', '01900000-0000-7000-8000-000000000000', '..%2f', '%00', '0']) {
        const { method, path } = read({ call: row.call.replace(/\{\w+\}/, id) })
        const response = await api.callAsAdmin(method, path, await withPayload({ send: {} }))
        expect(response.statusCode).toBe(404)
      }
    },
  )

  // In an order in which each call finds its record.
  const last = (row: Row) =>
    Number(/^DELETE|logout/.test(row.call)) + Number(/logout/.test(row.call))
  const ordered = rows.toSorted((a, b) => last(a) - last(b))
  it.each(ordered)('the call $call does its work, and returns nothing more', async (row) => {
    const { method, path } = read(row)
    const response = await api.callAsAdmin(method, path, await withPayload(row))
    expect(response.statusCode).toBe(row.status ?? 200)
    expect(response.json().success).toBe(true)
    // Secrets and internal columns are not exposed.
    expect(response.body).not.toMatch(/password|token|_hash|_key|search_text|_by"|_id":(?!")/i)
    if (!row.isNumbered) expect(response.body).not.toContain('"number":')
    const isPublicRead = row.open && path !== '/health'
    expect(response.headers['cache-control']).toBe(isPublicRead ? 'no-cache' : 'no-store')
    if (!isPublicRead) return
    const tag = String(response.headers.etag)
    expect(tag).toMatch(/^"[^"]+"$/)
    const headers = { 'if-none-match': `"x", W/${tag}` }
    const again = await api.callAsAdmin(method, path, { headers })
    expect([again.statusCode, again.headers.etag]).toEqual([304, tag])
  })

  async function createOfEach(again: TestApi) {
    const category = await again.create('/categories', { name: 'Oils' })
    const product = await again.create('/products', { name: 'Oil', category, price: 5 })
    const item = await again.create('/gallery', makeForm({ title: 'Mill' }, await makeUpload()))
    const group = await again.create('/product-groups', { name: 'Group' })
    const synonym = await again.create('/synonyms', { label: 'Oil', terms: ['oil'] })
    const rule = { kind: 'set', prices: [{ product, price: 7 }] }
    const revision = await again.create('/price-revisions', { rule })
    const order = await again.create('/orders', { lines: [{ product, quantity: 1 }] })
    const ids = { category, product, item, group, synonym, order, revision }
    const made: Record<string, string> = ids
    return made
  }

  it.each([
    ['/products/{product}', { size: '1 L' }, { size: '2 L' }],
    ['/categories/{category}', { name: 'One' }, { name: 'Two' }],
    ['/gallery/{item}', { title: 'One' }, { title: 'Two' }],
    ['/product-groups/{group}', { name: 'One' }, { name: 'Two' }],
    ['/synonyms/{synonym}', { label: 'One' }, { label: 'Two' }],
    ['/orders/{order}', { note: 'One' }, { note: 'Two' }],
    ['/price-revisions/{revision}', { reason: 'One' }, { reason: 'Two' }],
    ['/nav-config', { maxVisibleItems: 1 }, { maxVisibleItems: 2 }],
    ['/settings', { name: 'One' }, { name: 'Two' }],
  ])(
    'one of two changes of %s at once, based on the same state, is told that it came second',
    async (path, a, b) => {
      const again = await createTestApi(engine)
      const made = await createOfEach(again)
      const address = path.replace(/\{(\w+)\}/, (_, name) => made[name] ?? '')
      const read = () => again.callAsAdmin('GET', address)
      const tag = String((await read()).headers.etag)
      const responses = await Promise.all(
        [a, b].map((payload) =>
          again.callAsAdmin('PUT', address, { payload, headers: { 'if-match': tag } }),
        ),
      )
      expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412])
      const won = responses.find(({ statusCode }) => statusCode === 200)
      expect((await read()).json().data).toMatchObject(won?.json().data)
      await again.close()
    },
  )
})
