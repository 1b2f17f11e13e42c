import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dayMs, minuteMs } from '../../../contract/durations.ts'
import { messages } from '../../../contract/messages.ts'
import { priceRevisionLimits } from '../../../contract/price-revisions/limits.ts'
import { priceRevisionMessages } from '../../../contract/price-revisions/messages.ts'
import { skipReasons } from '../../../contract/price-revisions/states.ts'
import { checkRandomly } from '../../../tools/testing/random-runs.ts'
import { emptyTables } from '../../db/tables/rows.ts'
import { clearTrash } from '../../records/trash-repository.ts'
import { createTestApi, signInNewAdministrator, type TestApi } from '../../testing/api.ts'
import { engines } from '../../testing/database.ts'
import { changeCountAt, readChangeCursor } from '../search/product-changes-repository.ts'
import { applyDueRevisions } from './schedule.ts'

const { wrongState, priceNow, tooLow, tooHigh } = priceRevisionMessages
const { noPrice, noPack, leftOut, deleted } = skipReasons
const unknown = '01900000-0000-7000-8000-000000000000'

describe.each(engines)('on %s', (engine) => {
  let api: TestApi
  let category: string
  let sweets: string
  beforeAll(async () => {
    api = await createTestApi(engine)
    category = (await post('/categories', { name: 'Oils' })).json().data._id
    sweets = (await post('/categories', { name: 'Sweets' })).json().data._id
  })
  afterAll(() => api.close())
  beforeEach(() =>
    emptyTables(api.db, ['product_groups', 'products', 'price_revisions', 'product_prices']),
  )

  const post = (path: string, payload: object = {}, headers = {}) =>
    api.callAsAdmin('POST', path, { payload, headers })
  const put = (path: string, payload: object, headers = {}) =>
    api.callAsAdmin('PUT', path, { payload, headers })
  const get = async (path: string) => (await api.callAsAdmin('GET', path)).json().data
  const product = async (name: string, price: number, fields = {}): Promise<string> =>
    (await post('/products', { name, price, category, ...fields })).json().data._id
  const group = async (name: string): Promise<string> =>
    (await post('/product-groups', { name })).json().data._id
  const draft = async (rule: object, more = {}) =>
    (await post('/price-revisions', { reason: 'Harvest', rule, ...more })).json().data
  const step = (id: string, name: string, payload?: object, headers = {}) =>
    api.callAsAdmin('POST', `/price-revisions/${id}/${name}`, {
      ...(payload && { payload }),
      headers,
    })
  const percent = (value: number, more = {}) => ({ kind: 'percent', value, round: 0, ...more })
  const set = (...prices: [product: string, price: number][]) => ({
    kind: 'set',
    prices: prices.map(([product, price]) => ({ product, price })),
  })
  const pricesOf = async (...ids: string[]) =>
    Promise.all(
      ids.map(async (id) => {
        const { price, originalPrice } = await get(`/products/${id}`)
        return originalPrice === undefined ? price : [price, originalPrice]
      }),
    )
  const history = async (id: string) =>
    (await get(`/products/${id}/prices`)).map(
      ({ price, originalPrice, revision }: Record<string, unknown>) => [
        price,
        originalPrice,
        ...(revision ? [revision] : []),
      ],
    )
  const linesOf = ({
    lines,
  }: {
    lines: { product: { name: string }; to: number; skipped?: string }[]
  }) => Object.fromEntries(lines.map(({ product, to, skipped }) => [product.name, skipped ?? to]))
  const makeDue = (id: string) =>
    api.db.updateTable('price_revisions').set({ apply_at: 1 }).where('id', '=', id).execute()
  const applyDue = (now?: number) => applyDueRevisions(api.db, api.app.log, now)

  it('price revisions are drafted, applied and reverted, and change nothing in between', {
    tags: ['two-processes'],
  }, async () => {
    const litre = await product('Sesame Oil 1 L', 420, { originalPrice: 440 })
    const tin = await product('Sesame Oil 5 L', 2000.5)
    const free = await product('Castor Oil', 0)
    const { _id, ...drafted } = await draft(percent(5.5, { round: 5 }))
    expect(drafted).toMatchObject({
      state: 'draft',
      reason: 'Harvest',
      by: 'Test Administrator',
      changes: 2,
      rule: percent(5.5, { round: 5 }),
      applyAt: null,
      appliedAt: null,
    })
    const lineOf = (_id: string, name: string, from: number, to: number, more = {}) => ({
      product: { _id, name },
      from,
      to,
      originalFrom: null,
      originalTo: null,
      ...more,
    })
    expect(drafted.lines).toEqual([
      lineOf(free, 'Castor Oil', 0, 0, { skipped: noPrice }),
      lineOf(litre, 'Sesame Oil 1 L', 420, 445, { originalFrom: 440 }),
      lineOf(tin, 'Sesame Oil 5 L', 2000.5, 2110),
    ])
    expect(await pricesOf(litre, tin, free)).toEqual([[420, 440], 2000.5, 0])

    const before = changeCountAt(await readChangeCursor(api.db))
    const applied = await step(_id, 'apply')
    expect(applied.json().data).toMatchObject({ state: 'applied', lines: drafted.lines })
    expect(applied.json().data.appliedAt).not.toBeNull()
    expect(changeCountAt(await readChangeCursor(api.db))).toBeGreaterThan(before)
    expect(await pricesOf(litre, tin, free)).toEqual([445, 2110, 0])
    const again = await step(_id, 'apply')
    expect([again.statusCode, again.json().message]).toEqual([409, wrongState('applied')])

    const reverted = await step(_id, 'revert')
    expect(reverted.json().data).toMatchObject({ state: 'reverted', notReverted: [] })
    expect(await pricesOf(litre, tin, free)).toEqual([[420, 440], 2000.5, 0])
    expect(await history(litre)).toEqual([
      [420, 440, _id],
      [445, null, _id],
      [420, 440],
    ])
    expect(await history(free)).toEqual([[0, null]])
    expect((await step(_id, 'revert')).statusCode).toBe(409)
  })

  const restoreLine = async (id: string, changes: object) => {
    const { lines } = await api.db
      .selectFrom('price_revisions')
      .select('lines')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const changed = JSON.parse(lines).map((line: object) => ({ ...line, ...changes }))
    await api.db
      .updateTable('price_revisions')
      .set({ lines: JSON.stringify(changed) })
      .where('id', '=', id)
      .execute()
  }

  const prices = async () => (await api.call('GET', '/products')).json().data[0].price

  it('price revisions whose lines from a backup nobody could draft write no such price', async () => {
    const oil = await product('Sesame Oil', 420)

    for (const to of [-500, 1e15]) {
      const { _id: id } = await draft(percent(10))
      await restoreLine(id, { to })
      const rejected = await post(`/price-revisions/${id}/apply`)
      expect([rejected.statusCode, Object.keys(rejected.json().errors)]).toEqual([400, [oil]])
      const applyAt = new Date(Date.now() + minuteMs).toISOString()
      expect((await post(`/price-revisions/${id}/schedule`, { applyAt })).statusCode).toBe(200)
      await makeDue(id)
      await applyDue()
      const { state } = (await api.callAsAdmin('GET', `/price-revisions/${id}`)).json().data
      expect([state, await prices()]).toEqual(['stopped', 420])
    }
  })

  it('price revisions are reverted without lines of a backup that nobody could draft', async () => {
    const oil = await product('Sesame Oil', 420)
    for (const before of [{ from: -500 }, { from: 1e15 }, { from: 300, originalFrom: 5 }]) {
      const { _id: id } = await draft(percent(10))
      await post(`/price-revisions/${id}/apply`)
      const applied = await prices()
      await restoreLine(id, before)
      const { data } = (await post(`/price-revisions/${id}/revert`)).json()
      expect(data.notReverted).toMatchObject([{ product: { _id: oil }, price: applied }])
      expect(await prices()).toBe(applied)
    }
  })

  it('price revisions make new versions of products, which the audit log lists', async () => {
    const id = await product('Oil', 100)
    await draft(set([id, 120]))
    const seen = await api.callAsAdmin('GET', `/products/${id}`)
    const { _id } = await draft(set([id, 120]))
    await step(_id, 'apply')
    const tag = { 'if-match': String(seen.headers.etag) }
    const late = await put(`/products/${id}`, { price: 90 }, tag)
    expect(late.statusCode).toBe(412)
    expect(late.json().changedBy).toBe('Test Administrator')
    const [entry, other] = await get(`/audit-log?record=${id}`)
    expect(other.action).toBe('create')
    expect(entry).toMatchObject({
      action: 'update',
      entity: 'product',
      record: { _id: id, name: 'Oil' },
      before: { price: 100 },
      after: { price: 120 },
    })
    const [applied, created] = await get(`/audit-log?record=${_id}`)
    expect(applied).toMatchObject({
      action: 'update',
      entity: 'price-revision',
      record: { name: 'Harvest' },
      before: { state: 'draft' },
      after: { state: 'applied' },
    })
    expect(created).toMatchObject({ action: 'create', after: { changes: 1 } })
    // The public sees the new prices immediately.
    const listed = await get('/products')
    expect(listed[0].price).toBe(120)
  })

  it.each(['draft', 'stopped'])(
    'price revisions tell the audit log of each line that is changed in a %s one',
    async (state) => {
      const ids = [await product('Twin', 100), await product('Twin', 200)] as const
      const { _id } = await draft(percent(10))
      await api.db
        .updateTable('price_revisions')
        .set({ state: state as 'draft' })
        .where('id', '=', _id)
        .execute()
      const lines = [
        { product: ids[0], to: 120 },
        { product: ids[1], skip: true },
      ]
      expect((await put(`/price-revisions/${_id}`, { lines })).statusCode).toBe(200)
      const [entry] = await get(`/audit-log?record=${_id}`)
      const [one, other] = ids.map((id) => `lines.${id}.Twin`) as [string, string]
      expect(entry.before).toEqual({ changes: 2, [one]: 110, [other]: 220 })
      expect(entry.after).toEqual({ changes: 1, [one]: 120, [other]: leftOut })
    },
  )

  it('price revisions are for the products that a rule names', async () => {
    const oils = await group('Oils')
    const sub = (await post('/categories', { name: 'Wood-pressed', parent: category })).json().data
    await product('Laddu', 50, { category: sweets })
    const a = await product('Oil A', 100, { group: oils })
    const b = await product('Oil B', 100, { subcategory: sub._id })
    const of = async (more: object) => Object.keys(linesOf(await draft(percent(1, more))))
    expect(await of({})).toEqual(['Laddu', 'Oil A', 'Oil B'])
    expect(await of({ products: [b, a.toUpperCase()] })).toEqual(['Oil A', 'Oil B'])
    expect(await of({ category })).toEqual(['Oil A', 'Oil B'])
    expect(await of({ category: sub._id })).toEqual(['Oil B'])
    expect(await of({ group: oils })).toEqual(['Oil A'])
    expect(await of({ category, products: [a] })).toEqual(['Oil A'])
  })

  it('price by a rate what has a pack in its unit, and the group keeps the rate', async () => {
    const oils = await group('Sesame')
    const pack = (packAmount: number, packUnit: string, more = {}) => ({
      packAmount,
      packUnit,
      group: oils,
      ...more,
    })
    const bottle = await product('500 ml', 1, pack(500, 'ml', { packCost: 12.5 }))
    await product('Three', 1, pack(200, 'ml', { packCount: 3 }))
    await product('Cake', 1, pack(1, 'kg'))
    await product('Loose', 1, { group: oils })
    const rule = { kind: 'rate', group: oils, ratePerUnit: 430.5, round: 1 }
    const { _id, ...drafted } = await draft(rule)
    expect(drafted.rule).toEqual({ ...rule, unit: 'l' })
    expect(linesOf(drafted)).toEqual({ '500 ml': 228, Three: 258, Cake: noPack, Loose: noPack })
    expect(drafted.lines[0].pack).toEqual({ packAmount: 500, packUnit: 'ml', packCount: 1 })
    const rate = async () => (await get('/product-groups'))[0].ratePaise
    expect(await rate()).toBeUndefined()
    const { headers } = await api.callAsAdmin('GET', `/product-groups/${oils}`)
    await step(_id, 'apply')
    expect([await rate(), ...(await pricesOf(bottle))]).toEqual([43_050, 228])
    const early = { 'if-match': String(headers.etag) }
    expect((await put(`/product-groups/${oils}`, { name: 'Oils' }, early)).statusCode).toBe(412)
    expect(linesOf(await draft({ ...rule, unit: 'kg' }))).toMatchObject({
      Cake: 431,
      Three: noPack,
    })
    await step(_id, 'revert')
    expect([await rate(), ...(await pricesOf(bottle))]).toEqual([undefined, 1])
  })

  it('price several groups at once, each by its own rate', async () => {
    const [sesame, castor, neem] = [await group('Sesame'), await group('Castor'), await group('N')]
    const litre = { packAmount: 1, packUnit: 'l' }
    const ids = [
      await product('Sesame 1 L', 400, { ...litre, group: sesame }),
      await product('Castor 1 L', 300, { ...litre, group: castor }),
    ]
    await product('Neem 1 L', 200, { ...litre, group: neem })
    await product('Loose', 100)
    const rates = [
      { group: sesame, ratePerUnit: 450 },
      { group: castor, ratePerUnit: '310.5' },
    ]
    const rule = { kind: 'rates', rates, round: 0 }
    const readRates = async () =>
      (await get('/product-groups')).map(
        ({ ratePaise }: { ratePaise?: number }) => ratePaise ?? null,
      )
    const one = await draft({ kind: 'rate', group: sesame, ratePerUnit: 410, round: 0 })
    await step(one._id, 'apply')
    const { _id, ...drafted } = await draft(rule)
    expect(linesOf(drafted)).toEqual({ 'Sesame 1 L': 450, 'Castor 1 L': 310.5 })
    expect(drafted.rule.rates).toEqual([
      { group: sesame, ratePerUnit: 450, unit: 'l' },
      { group: castor, ratePerUnit: 310.5, unit: 'l' },
    ])
    await step(_id, 'apply')
    // Prices that a later revision set stay.
    await step(one._id, 'revert')
    expect([...(await pricesOf(...ids)), ...(await readRates())]).toEqual([
      450,
      310.5,
      45_000,
      31_050,
      null,
    ])
    await step(_id, 'revert')
    expect([...(await pricesOf(...ids)), ...(await readRates())]).toEqual([
      410,
      300,
      41_000,
      null,
      null,
    ])

    const rejectionOf = async (change: object) =>
      (await post('/price-revisions', { rule: { ...rule, ...change } })).json().errors
    const { groupRequired, groupTwice } = priceRevisionMessages
    const wrong = { group: unknown, ratePerUnit: 1 }
    expect(await rejectionOf({ rates: [] })).toEqual({ 'rule.rates': groupRequired })
    expect(await rejectionOf({ rates: [rates[0], rates[0]] })).toEqual({ 'rule.rates': groupTwice })
    expect(await rejectionOf({ rates: [rates[0], wrong] })).toEqual({
      'rule.rates.1.group': messages.validation.unknownId,
    })
  })

  it('price revisions are changed line by line while they are drafts', async () => {
    const ids = [await product('A', 100), await product('B', 100), await product('C', 0)]
    const [a = '', b = '', c = ''] = ids
    const { _id, lines } = await draft(percent(10))
    const change = (payload: object, headers = {}) =>
      put(`/price-revisions/${_id}`, payload, headers)
    const changed = await change({
      reason: 'Other',
      lines: [
        { product: a, to: '115.50' },
        { product: b, skip: true },
        { product: c, to: 40 },
      ],
    })
    expect(changed.json().data).toMatchObject({ reason: 'Other', changes: 2 })
    expect(linesOf(changed.json().data)).toEqual({ A: 115.5, B: leftOut, C: 40 })
    const back = await change({ lines: [{ product: b, to: 110 }] })
    expect(linesOf(back.json().data)).toEqual({ A: 115.5, B: 110, C: 40 })
    const tag = String((await api.callAsAdmin('GET', `/price-revisions/${_id}`)).headers.etag)
    await change({ lines: [{ product: b, skip: true }] })
    expect((await change({ reason: '' }, { 'if-match': tag })).statusCode).toBe(412)
    expect((await step(_id, 'apply', {}, { 'if-match': tag })).statusCode).toBe(412)

    const bad: [object, string, string][] = [
      [{ product: a, to: 0.99 }, a, tooLow('A')],
      [{ product: a, to: -5 }, a, tooLow('A')],
      [{ product: a, to: 10_000_000 }, a, tooHigh('A', 9_999_999.99)],
      [{ product: unknown, skip: true }, unknown, messages.validation.unknownId],
      [{ product: a, to: 'x' }, 'lines.0.to', messages.validation.money],
      [{ product: a, to: 1.234 }, 'lines.0.to', messages.validation.decimals[2]],
      [{ product: a, to: 1e9 + 1 }, 'lines.0.to', messages.validation.money],
      [{ product: a }, 'lines.0.to', priceRevisionMessages.newPrice],
      [{ product: a, to: -5, skip: true }, 'lines.0.to', priceRevisionMessages.newPrice],
      [{ product: a, to: 5, skip: false }, 'lines.0.skip', priceRevisionMessages.newPrice],
    ]
    for (const [line, field, message] of bad) {
      const response = await change({ lines: [line] })
      expect([response.statusCode, response.json().errors]).toEqual([400, { [field]: message }])
    }
    await step(_id, 'apply')
    expect(await pricesOf(...ids)).toEqual([115.5, 100, 40])
    expect((await change({ reason: 'Late' })).statusCode).toBe(409)
    expect(lines).toHaveLength(3)
  })

  async function expectRejected(cases: [object, string, string][]) {
    for (const [rule, field, message] of cases) {
      const response = await post('/price-revisions', { rule })
      expect(response.statusCode).toBe(400)
      expect(response.json().errors[field]).toBe(message)
    }
  }

  it('price revisions reject rules from which no prices come', async () => {
    const a = await product('A', 100)
    const b = await product('B', 3)
    const { nothing, productTwice, noProduct, groupRequired } = priceRevisionMessages
    const empty = await group('Empty')
    const cases: [object, string, string][] = [
      [percent(-100), a, tooLow('A')],
      [percent(-70), b, tooLow('B')],
      [percent(1e9), 'rule.value', messages.validation.between(-100, 10_000)],
      [{ kind: 'amount', value: 1e8 }, a, tooHigh('A', 9_999_999.99)],
      [{ kind: 'amount', value: -4, round: 10 }, b, tooLow('B')],
      [set([b, 0.99]), b, tooLow('B')],
      [percent(1, { products: [] }), 'rule.products', noProduct],
      [percent(1, { products: [a, a] }), 'rule.products', productTwice],
      [percent(1, { products: [unknown] }), unknown, messages.validation.unknownId],
      [percent(1, { products: ['x'] }), 'x', messages.validation.unknownId],
      [percent(1, { category: unknown }), 'rule.category', messages.validation.unknownId],
      [percent(1, { group: 'x' }), 'rule.group', messages.validation.unknownId],
      [percent(1, { group: empty }), 'rule', nothing],
      [percent(1, { category: sweets }), 'rule', nothing],
      [{ kind: 'rate', ratePerUnit: 1 }, 'rule.group', groupRequired],
    ]
    await expectRejected(cases)
  })

  it('price revisions take a rule that makes a price a hundred times as high', async () => {
    const rule = percent(9999, { products: [await product('A', 100)] })
    expect((await post('/price-revisions', { rule })).statusCode).toBe(201)
  })

  /** Rules with odd values, of which some name a product. */
  function oddRules(id: string) {
    const odd = fc.oneof(
      fc.constantFrom<unknown>('', id, unknown, '__proto__', -100, 0, 1e9, 1e308, -0, '9e99', null),
      fc.constantFrom<unknown>([], [id], [id, '__proto__'], [null], {}, 'l', 'percent', 0.001, 5),
      fc.jsonValue({ maxDepth: 2 }),
    )

    const fields = {
      value: odd,
      round: odd,
      ratePerUnit: odd,
      unit: odd,
      products: odd,
      category: odd,
      group: odd,
      prices: fc.oneof(odd, fc.array(fc.record({ product: odd, price: odd }))),
    }

    const rule = fc
      .tuple(
        fc.constantFrom('percent', 'amount', 'rate', 'set', 'x'),
        fc.record(fields, { requiredKeys: [] }),
      )
      .map(([kind, fields]) => ({ kind, ...fields }))
    return { odd, rule }
  }

  it('price revisions are answered whatever a rule says', async () => {
    const id = await product('A', 100, { packAmount: 1, packUnit: 'l', group: await group('Oils') })
    const { odd, rule } = oddRules(id)
    await checkRandomly(
      { short: 30, long: 1000 },
      fc.asyncProperty(rule, odd, async (rule, applyAt) => {
        const { statusCode, body } = await post('/price-revisions', { rule, applyAt })
        expect([201, 400], body).toContain(statusCode)
      }),
      [[{ kind: 'percent', value: 1 }, null]],
    )
  })

  it('price revisions have at most so many lines', async () => {
    const id = await product('A 0', 100)
    const row = await api.db
      .selectFrom('products')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const { category_level: _, ...columns } = row
    const { lines } = priceRevisionLimits
    const rows = Array.from({ length: lines }, (_, n) => ({
      ...columns,
      id: `${unknown.slice(0, -4)}${String(n).padStart(4, '0')}`,
      number: row.number + n + 1,
    }))
    for (let at = 0; at < rows.length; at += 500)
      await api.db
        .insertInto('products')
        .values(rows.slice(at, at + 500))
        .execute()
    const tooMany = await post('/price-revisions', { rule: percent(1) })
    expect(tooMany.json().errors).toEqual({ rule: priceRevisionMessages.tooMany })
    await api.callAsAdmin('DELETE', `/products/${id}`)
    const { _id } = await draft(percent(1))
    expect((await step(_id, 'apply')).json().data.changes).toBe(lines)
    const { total } = (await api.callAsAdmin('GET', '/products?minPrice=101&limit=1')).json()
      .pagination
    expect(total).toBe(lines)
    await step(_id, 'revert')
    const back = (await api.callAsAdmin('GET', '/products?minPrice=101&limit=1')).json().pagination
    expect(back.total).toBe(0)
  })

  it('price revisions stop before a price that has changed, and take it where that is meant', async () => {
    const [a, b, c] = [await product('A', 100), await product('B', 100), await product('C', 100)]
    const { _id } = await draft(percent(10))
    await put(`/products/${b}`, { price: 200, originalPrice: 205 })
    await api.callAsAdmin('DELETE', `/products/${c}`)
    expect((await get(`/price-revisions/${_id}`)).changed).toEqual([
      { product: { _id: b, name: 'B' }, price: 200 },
      { product: { _id: c, name: 'C' }, price: null },
    ])
    for (const force of [[], [a, unknown]]) {
      const stopped = await step(_id, 'apply', { force })
      expect(stopped.statusCode).toBe(409)
      expect(stopped.json()).toMatchObject({
        message: priceRevisionMessages.changed,
        errors: { [b]: priceNow(200) },
      })
    }
    expect(await pricesOf(a, b)).toEqual([100, [200, 205]])
    const { data } = (await step(_id, 'apply', { force: [b] })).json()
    expect(linesOf(data)).toEqual({ A: 110, B: 110, C: deleted })
    expect(await pricesOf(a, b)).toEqual([110, [110, 205]])
    await put(`/products/${a}`, { price: 111 })
    const reverted = (await step(_id, 'revert')).json().data
    expect(reverted.notReverted).toEqual([{ product: { _id: a, name: 'A' }, price: 111 }])
    expect(await get(`/price-revisions/${_id}`)).toMatchObject({
      notReverted: reverted.notReverted,
    })
    expect(await pricesOf(a, b)).toEqual([111, [200, 205]])
  })

  it('price revisions of several at once are applied once', {
    tags: ['two-processes'],
  }, async () => {
    const id = await product('A', 100)
    const { _id } = await draft(percent(10))
    const responses = await Promise.all(Array.from({ length: 4 }, () => step(_id, 'apply')))
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409])
    expect(await history(id)).toEqual([
      [110, null, _id],
      [100, null],
    ])
    const other = await draft(percent(10))
    const third = await draft(percent(20))
    const both = await Promise.all([step(other._id, 'apply'), step(third._id, 'apply')])
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  })

  it('price revisions make one draft for each key', { tags: ['two-processes'] }, async () => {
    await product('A', 100)
    const headers = { 'idempotency-key': 'one-key-for-one-draft' }
    const payload = { rule: percent(10) }
    const [first, second] = [
      await post('/price-revisions', payload, headers),
      await post('/price-revisions', payload, headers),
    ]
    expect(second.json().data._id).toBe(first?.json().data._id)
    const other = await post('/price-revisions', { rule: percent(11) }, headers)
    expect(other.statusCode).toBe(409)
    expect(await get('/price-revisions')).toHaveLength(1)
  })

  it('price revisions are listed with the newest first, without their lines', async () => {
    await product('A', 100)
    const ids = []
    for (const value of [1, 2, 3]) ids.unshift((await draft(percent(value)))._id)
    await step(ids[1], 'cancel')
    const all = await api.callAsAdmin('GET', '/price-revisions')
    expect(all.json().data.map(({ _id }: { _id: string }) => _id)).toEqual(ids)
    expect(all.json().data[0]).not.toHaveProperty('lines')
    expect(all.json().data[0].changes).toBe(1)
    const page = await api.callAsAdmin('GET', '/price-revisions?page=2&limit=2')
    expect(page.json()).toMatchObject({
      data: [{ _id: ids[2] }],
      pagination: { page: 2, limit: 2, total: 3, pages: 2 },
    })
    expect((await get('/price-revisions?state=cancelled')).length).toBe(1)
    for (const path of ['/price-revisions', `/price-revisions/${ids[0]}`])
      expect((await api.call('GET', path)).statusCode).toBe(401)
  })

  describe('scheduled', () => {
    const inAnHour = () => new Date(Date.now() + 60 * minuteMs).toISOString()

    it('scheduled price revisions take a time to come, with its zone, within ninety days', async () => {
      await product('A', 100)
      const { _id } = await draft(percent(10))
      const { instant, notAhead, tooFar } = priceRevisionMessages
      const cases: [unknown, string][] = [
        [undefined, instant],
        ['2030-01-14T06:00:00', instant],
        ['soon', instant],
        [new Date(Date.now() - minuteMs).toISOString(), notAhead],
        [new Date(Date.now() + 91 * dayMs).toISOString(), tooFar],
        ['9999-12-31T23:59:59-12:00', tooFar],
      ]
      for (const [applyAt, message] of cases) {
        const response = await step(
          _id,
          'schedule',
          applyAt === undefined ? undefined : { applyAt },
        )
        expect([response.statusCode, response.json().errors]).toEqual([400, { applyAt: message }])
      }
      for (const applyAt of ['2020-01-01T00:00:00Z', '1970-01-01T00:00:00Z']) {
        const late = await post('/price-revisions', { rule: percent(1), applyAt })
        expect(late.json().errors).toEqual({ applyAt: notAhead })
      }
      const applyAt = inAnHour()
      const timed = await draft(percent(1), { applyAt: applyAt.replace('Z', '+00:00') })
      expect(timed).toMatchObject({ state: 'draft', applyAt })
      expect((await step(timed._id, 'schedule')).json().data).toMatchObject({
        state: 'scheduled',
        applyAt,
      })
    })

    it('scheduled price revisions are applied when their time has come, once, in the name of who scheduled them', {
      tags: ['two-processes'],
    }, async () => {
      const id = await product('A', 100)
      const { _id } = await draft(percent(10))
      await step(_id, 'schedule', { applyAt: inAnHour() })
      await applyDue()
      expect(await pricesOf(id)).toEqual([100])
      await Promise.all([applyDue(Date.now() + dayMs), applyDue(Date.now() + dayMs)])
      expect(await get(`/price-revisions/${_id}`)).toMatchObject({
        state: 'applied',
        by: 'Test Administrator',
      })
      await applyDue(Date.now() + 2 * dayMs)
      const entries = await get(`/products/${id}/prices`)
      expect(entries).toMatchObject([{ price: 110, by: 'Test Administrator', revision: _id }, {}])
      expect(entries).toHaveLength(2)
    })

    it('scheduled price revisions write nothing where a price has changed, but that they have stopped', async () => {
      const [a, b] = [await product('A', 100), await product('B', 100)]
      const { _id } = await draft(percent(10))
      await step(_id, 'schedule', { applyAt: inAnHour() })
      await put(`/products/${b}`, { price: 150 })
      await makeDue(_id)
      await applyDue()
      expect(await pricesOf(a, b)).toEqual([100, 150])
      expect(await get('/price-revisions?state=stopped')).toMatchObject([
        { _id, stoppedBy: 'prices' },
      ])
      const stopped = await get(`/price-revisions/${_id}`)
      expect(stopped.changed).toEqual([{ product: { _id: b, name: 'B' }, price: 150 }])
      // A changed price may be omitted, as in a draft.
      const change = (line: object) =>
        put(`/price-revisions/${_id}`, { lines: [{ product: b, ...line }] })
      expect((await change({ skip: true })).json().data).toMatchObject({
        state: 'stopped',
        changes: 1,
      })
      await change({ to: 110 })
      expect((await step(_id, 'apply', { force: [b] })).statusCode).toBe(200)
      expect(await pricesOf(a, b)).toEqual([110, 110])
    })

    it('scheduled price revisions for one product come in turn, each on what the earlier has made', {
      tags: ['two-processes'],
    }, async () => {
      const [a, b] = [await product('A', 100, { originalPrice: 125 }), await product('B', 100)]
      const applyAt = inAnHour()
      const rules = [
        percent(10),
        percent(20, { round: 5 }),
        { kind: 'amount', value: -2, round: 0 },
      ]
      const made = []
      for (const rule of rules) made.push(await draft(rule))
      await put(`/price-revisions/${made[2]._id}`, { lines: [{ product: b, to: 99 }] })
      for (const { _id } of made) await step(_id, 'schedule', { applyAt })
      await makeDue(made[0]._id)
      await applyDue()
      expect(await get(`/price-revisions/${made[1]._id}`)).not.toHaveProperty('changed')
      expect(linesOf(await get(`/price-revisions/${made[1]._id}`))).toEqual({ A: 130, B: 130 })
      await applyDue(Date.now() + dayMs)
      for (const { _id } of made)
        expect((await get(`/price-revisions/${_id}`)).state).toBe('applied')
      // A line set by hand keeps its price, whatever came before.
      expect(await pricesOf(a, b)).toEqual([128, 99])
      await step(made[2]._id, 'revert')
      expect(await pricesOf(a, b)).toEqual([130, 130])
    })

    it('scheduled price revisions stop where a price was changed by hand between, or an earlier one was taken back', async () => {
      const [a, b] = [await product('A', 100), await product('B', 100)]
      const first = await draft(percent(10))
      await step(first._id, 'schedule', { applyAt: inAnHour() })
      await makeDue(first._id)
      const later = await draft(percent(10, { products: [a] }))
      await applyDue()
      const last = await draft(percent(10, { products: [b] }))
      for (const { _id } of [later, last]) await step(_id, 'schedule', { applyAt: inAnHour() })
      await put(`/products/${a}`, { price: 111 })
      await step(first._id, 'revert')
      await applyDue(Date.now() + dayMs)
      for (const { _id } of [later, last])
        expect((await get(`/price-revisions/${_id}`)).state).toBe('stopped')
      expect(await pricesOf(a, b)).toEqual([111, 100])
    })

    it('scheduled price revisions do without what was deleted, and without the session of who scheduled them', async () => {
      const [a, b] = [await product('A', 100), await product('B', 100)]
      const { _id } = await draft(percent(10))
      await step(_id, 'schedule', { applyAt: inAnHour() })
      await api.callAsAdmin('DELETE', `/products/${b}`)
      await makeDue(_id)
      const sessions = await api.db.selectFrom('sessions').selectAll().execute()
      await emptyTables(api.db, ['sessions'])
      await applyDue()
      expect((await api.callAsAdmin('GET', `/price-revisions/${_id}`)).statusCode).toBe(401)
      await api.db.insertInto('sessions').values(sessions).execute()
      expect(linesOf(await get(`/price-revisions/${_id}`))).toEqual({ A: 110, B: deleted })
      expect(await pricesOf(a)).toEqual([110])
    })

    it('scheduled price revisions can be cancelled, and put off', async () => {
      const id = await product('A', 100)
      const { _id } = await draft(percent(10))
      await step(_id, 'schedule', { applyAt: inAnHour() })
      const later = new Date(Date.now() + 2 * dayMs).toISOString()
      await step(_id, 'schedule', { applyAt: later })
      expect((await get(`/price-revisions/${_id}`)).applyAt).toBe(later)
      expect((await step(_id, 'cancel')).json().data.state).toBe('cancelled')
      await applyDue(Date.now() + 30 * dayMs)
      expect(await pricesOf(id)).toEqual([100])
      for (const name of ['cancel', 'apply', 'schedule', 'revert'])
        expect((await step(_id, name)).statusCode).toBe(409)
    })

    it('scheduled price revisions are neither repeated nor lost by a clock that jumps', async () => {
      const id = await product('A', 100)
      const { _id } = await draft(percent(10))
      await step(_id, 'schedule', { applyAt: inAnHour() })
      for (const days of [-4000, 1, -4000, 4000, 0]) await applyDue(Date.now() + days * dayMs)
      expect(await history(id)).toEqual([
        [110, null, _id],
        [100, null],
      ])
    })
  })

  describe('the history of prices', () => {
    function expectNewestFirst(entries: { at: string }[]) {
      const times = entries.map(({ at }: { at: string }) => at)
      expect(times).toEqual(times.toSorted().reverse())
    }

    async function expectPricesGoneWith(id: string) {
      await api.callAsAdmin('DELETE', `/products/${id}`)
      await clearTrash(api.db, Date.now() + minuteMs)
      expect(await api.db.selectFrom('product_prices').selectAll().execute()).toEqual([])
    }

    it('the prices that a product had are all of them, however they were made', async () => {
      const id = await product('A', 100)
      await put(`/products/${id}`, { description: 'No other price', price: 100 })
      await put(`/products/${id}`, { originalPrice: 120 })
      await put(`/products/${id}`, { price: 90 })
      await api.callAsAdmin('DELETE', `/products/${id}`)
      expect((await api.callAsAdmin('GET', `/products/${id}/prices`)).statusCode).toBe(404)
      await post(`/products/${id}/restore`)
      const expected = [
        [90, 120],
        [100, 120],
        [100, null],
      ]
      expect(await history(id)).toEqual(expected)
      const entries = await get(`/products/${id}/prices`)
      expect(entries[0].by).toBe('Test Administrator')
      expectNewestFirst(entries)
      expect((await api.call('GET', `/products/${id}/prices`)).statusCode).toBe(401)
      expect((await api.callAsAdmin('GET', `/products/${unknown}/prices`)).statusCode).toBe(404)
      await expectPricesGoneWith(id)
    })
  })

  async function expectShownToStaff(path: string) {
    const seen = await api.callAsAdmin('GET', path)
    expect(seen.body).toContain('"packCost":12.5')
    const again = { headers: { 'if-none-match': String(seen.headers.etag) } }
    expect((await api.callAsAdmin('GET', path, again)).statusCode).toBe(304)
    expect((await api.call('GET', path, again)).statusCode).toBe(200)
  }

  it('price revisions tell nobody but staff what a pack costs', async () => {
    const id = await product('A', 100, { packCost: '12.50' })
    await product('B', 100)
    const token = await signInNewAdministrator(api.db)
    const ended = { authorization: `Bearer ${token}` }
    const strangers = [{}, { authorization: `Bearer ${'x'.repeat(43)}` }, ended]
    expect((await api.call('POST', '/auth/logout', { headers: ended })).statusCode).toBe(200)
    const lists = ['/products?visibility=public', '/products?visibility=public&search=A']
    for (const path of [...lists, `/products/${id}`]) {
      // Each response comes from the cache entry that the other request left.
      for (let turn = 0; turn < 2; turn++) {
        for (const headers of strangers) {
          const response = await api.call('GET', path, { headers })
          expect([response.statusCode, response.body.includes('packCost')]).toEqual([200, false])
        }
        await expectShownToStaff(path)
      }
    }
  })

  it('price revisions take the cost of a pack, and no odd one', async () => {
    const id = await product('A', 100, { packCost: '12.50' })
    const cleared = await put(`/products/${id}`, { packCost: '' })
    expect(cleared.json().data).not.toHaveProperty('packCost')
    expect((await api.callAsAdmin('GET', '/products?visibility=public')).body).not.toContain(
      'packCost',
    )
    for (const packCost of [-1, 100_000.01, 0.001])
      expect((await put(`/products/${id}`, { packCost })).json().errors).toHaveProperty('packCost')
  })
})
