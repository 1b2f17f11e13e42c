import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { insightLimits } from '../../../contract/insight/limits.ts'
import { limits } from '../../../contract/limits.ts'
import { newId } from '../../db/new-id.ts'
import { emptyTables, readRows } from '../../db/tables/rows.ts'
import { createTestApi, type TestApi } from '../../testing/api.ts'
import { engines } from '../../testing/database.ts'
import { hashWords } from './counted.ts'
import { readInsightOf, sendBody, sendCounts } from './testing/send-counts.ts'

const searched = (words: string, found = 0, how: 'nothing' | 'literal' = 'nothing') =>
  ({ kind: 'searched', words, found, how }) as const

describe.each(engines)('on %s', (engine) => {
  let api: TestApi
  let product = ''
  let category = ''
  let clients = 0
  /** Each from a different address. */
  const from = () => ({
    'x-forwarded-for': `10.${++clients >> 16}.${(clients >> 8) & 255}.${clients & 255}`,
  })
  const readTable = async () => {
    await readInsightOf(api)
    return (await Array.fromAsync(readRows(api.db, 'daily_counts'))).flat()
  }
  const subjectsOf = async (kind: string) =>
    (await readTable()).filter((row) => row.kind === kind).map(({ subject }) => subject)

  beforeAll(async () => {
    api = await createTestApi(engine, { TRUST_PROXY: 'loopback' })
    category = await api.create('/categories', { name: 'Oils' })
    product = await api.create('/products', { name: 'Sesame Oil', category, price: 5 })
  })
  afterAll(() => api.close())
  beforeEach(async () => {
    await readInsightOf(api)
    await emptyTables(api.db, ['daily_counts'])
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('a visit is counted beside ids that no record can have', async () => {
    const odd = ['\u0000', '\ud800', 'x', `${product}\u0000`]
    await sendCounts(
      api,
      [
        ...odd.map((id) => ({ kind: 'opened', product: id }) as const),
        { kind: 'page', page: 'category', category: '\u0000' },
        { kind: 'opened', product: product.toUpperCase() },
        { kind: 'sent' },
      ],
      from(),
    )
    const { totals } = await readInsightOf(api)
    expect(totals).toMatchObject({ opened: 1, pages: 1, sent: 1 })
  })

  async function sendThreeVisits(page: object) {
    await sendCounts(api, [{ kind: 'opened', product }, { kind: 'added', product }, page], from())
    await sendCounts(
      api,
      [
        { kind: 'opened', product },
        { kind: 'ordered', product },
      ],
      from(),
    )
    await sendCounts(api, [{ kind: 'sent' }, searched('Nalenei')], from())
  }

  it('visits are summed up by day, product and page', async () => {
    const page = { kind: 'page', page: 'category', category } as const
    await sendThreeVisits(page)
    const { totals, products, byDay } = await readInsightOf(api)
    const once = { opened: 2, added: 1, ordered: 1, sent: 1, pages: 1, searches: 1 }
    expect(totals).toEqual({ ...once, before: zeros })
    expect(products).toEqual([
      {
        product: { _id: product, name: 'Sesame Oil' },
        opened: 2,
        added: 1,
        ordered: 1,
        byDay: [0, 0, 0, 0, 0, 0, 4],
      },
    ])
    expect(byDay.map(({ date, ...figures }) => figures)).toEqual([...Array(6).fill(zeros), once])
    expect(await subjectsOf('category')).toEqual([category])
  })

  it.each([
    ['who asks for it by Sec-GPC', { 'sec-gpc': '1' }],
    ['who asks for it by DNT', { dnt: '1' }],
    ['a bot', { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
    ['staff', { authorization: 'Bearer of-anybody' }],
  ])('a visit is not counted of %s', async (_, headers) => {
    expect(await sendCounts(api, [{ kind: 'sent' }], { ...from(), ...headers })).toBe(204)
    expect(await readTable()).toEqual([])
  })

  it.each([
    ['nothing', ''],
    ['no JSON', '{"counts":[{"kind"'],
    ['another value', '[1, 2]'],
    ['no list', '{"counts": {"kind": "sent"}}'],
    ['other kinds', '{"counts": [{"kind": "paid"}, null, 5, "sent", [], {"kind": "__proto__"}]}'],
    ['fields that are missing', '{"counts": [{"kind": "opened"}, {"kind": "page"}]}'],
    ['another page', '{"counts": [{"kind": "page", "page": "admin"}]}'],
    ...[253_402_300_800_000, 2 ** 53, 1e300, -1, 0.5, '"7"'].map((found): [string, string] => [
      `${found} products found`,
      `{"counts": [{"kind": "searched", "words": "a", "found": ${found}, "how": "literal"}]}`,
    ]),
    ['bytes that are no text', Buffer.from([0xff, 0xfe, 0x00, 0x80])],
    [
      'more than is read',
      JSON.stringify({ counts: [{ kind: 'sent' }], more: 'x'.repeat(insightLimits.request.bytes) }),
    ],
    ['a megabyte and more', '{"counts":[{"kind":"sent"}]}'.padEnd(3_000_000)],
  ])('a visit is dropped and answered alike where the body has %s', async (_, body) => {
    for (const type of [
      'text/plain',
      'application/json',
      'multipart/form-data; boundary=x',
      'of no type',
    ])
      expect(await sendBody(api, body, { ...from(), 'content-type': type })).toBe(204)
    expect(await readTable()).toEqual([])
  })

  it('a visit is rejected, whatever its type, where the body is nested deeper than anything that is read', async () => {
    const nested = (depth: number) =>
      `{"counts":[{"kind":"sent"}],"more":${'['.repeat(depth)}${']'.repeat(depth)}}`
    const { depth } = limits.body
    const send = (body: string, type: string) =>
      sendBody(api, body, { ...from(), 'content-type': type })
    for (const type of ['text/plain', 'application/json'])
      for (const body of [nested(depth), nested(1000), nested(9000), '['.repeat(depth + 1)])
        expect(await send(body, type)).toBe(400)
    expect(await sendBody(api, nested(depth), { ...from(), 'user-agent': 'curl/8.5.0' })).toBe(400)
    expect(await readTable()).toEqual([])
    expect(await send(nested(depth - 1), 'text/plain')).toBe(204)
    expect((await readInsightOf(api)).totals.sent).toBe(1)
  })

  it('visits are counted up to twenty in a request, whatever their type', async () => {
    const counts = Array(25).fill({ kind: 'sent' })
    await sendCounts(api, counts, { ...from(), 'content-type': 'application/x-unknown' })
    expect((await readInsightOf(api)).totals.sent).toBe(insightLimits.request.entries)
  })

  it('a visit is dropped where it is of a product or a category that does not exist', async () => {
    const unknown = '01900000-0000-7000-8000-000000000000'
    const page = { kind: 'page', page: 'products', category: unknown } as const
    await sendCounts(
      api,
      [{ kind: 'opened', product: unknown }, { kind: 'added', product: 'x' }, page],
      from(),
    )
    expect((await readTable()).map(({ kind }) => kind)).toEqual(['page'])
  })

  it('a visit of a category is counted whatever made-up ones come first', async () => {
    // The catalogue notices both writes.
    await api.call('GET', '/products')
    const pageOf = (id: string) => ({ kind: 'page', page: 'category', category: id }) as const
    for (let beacon = 0; beacon < 55; beacon++)
      await sendCounts(
        api,
        Array.from({ length: insightLimits.request.entries }, () => pageOf(newId())),
        from(),
      )
    await sendCounts(api, [pageOf(category)], from())
    expect(await subjectsOf('category')).toEqual([category])
  })

  it('visits are heard sixty times a minute of one address, and of every other', async () => {
    const [busy, other] = [from(), from()]
    for (let time = 0; time < insightLimits.visitor.perMinute + 5; time++)
      expect(await sendCounts(api, [{ kind: 'sent' }], busy)).toBe(204)
    await sendCounts(api, [{ kind: 'sent' }], other)
    expect((await readInsightOf(api)).totals.sent).toBe(insightLimits.visitor.perMinute + 1)
  })

  const asked = [
    ' NALLA   Ennei ',
    'கடலை எண்ணெய்',
    'x'.repeat(60),
    'me@example.com',
    'call 98765 43210',
    'அழை ௯௮௭௬௫',
    '５００ ml 1234',
    'oil\u0000',
    '98 76 54 32 10',
    '(98)-76',
    '௯ ௮, ௭.௬ எண்ணெய்',
    '❾❽❼❻',
    '௰௱௲௰',
    '四五六七',
    '壹-貳-參-肆',
    'ⅨⅧ ⅦⅥ',
    '9️⃣8️⃣7️⃣6️⃣',
    'me＠example',
    '5 l and 10 l',
    '500 ml',
  ]

  it('the words of a search are stored normalized, and none that may say who asks', async () => {
    for (let time = 0; time < insightLimits.shownAfterTimes; time++)
      await sendCounts(
        api,
        asked.map((words) => searched(words)),
        from(),
      )
    const { searches, totals } = await readInsightOf(api)
    expect(searches.map(({ words }) => words)).toEqual(
      [
        'nalla ennei',
        'கடலை எண்ணெய்',
        'x'.repeat(insightLimits.words),
        '500 ml',
        '5 l and 10 l',
      ].toSorted(),
    )
    expect(totals.searches).toBe(asked.length * insightLimits.shownAfterTimes)
  })

  it('one address may send so many words an hour, without harm to those of others and to counts', async () => {
    const [busy, other] = [from(), from()]
    const max = insightLimits.visitor.newWordsPerHour
    await sendCounts(api, [searched('of another')], other)
    const words = Array.from({ length: max + 40 }, (_, at) => `y${at.toString(36)} z`)
    for (let at = 0; at < words.length; at += insightLimits.request.entries)
      await sendCounts(
        api,
        words.slice(at, at + insightLimits.request.entries).map((asked) => searched(asked)),
        busy,
      )
    await sendCounts(api, [searched('of another'), searched(words[0] ?? '')], busy)
    const stored = (await readTable()).filter(({ kind }) => kind === 'words')
    expect(stored).toHaveLength(max + 1)
    const times = (asked: string) =>
      stored.find(({ subject }) => subject === hashWords(asked))?.times
    expect([times('of another'), times(words[0] ?? '')]).toEqual([2, 2])
    expect((await readInsightOf(api)).totals.searches).toBe(words.length + 3)
  })

  it('a day keeps so many different searches, and counts those it has', async () => {
    const max = insightLimits.rowsADay
    for (let at = 0; at < max + 40; at += insightLimits.request.entries)
      await sendCounts(
        api,
        Array.from({ length: insightLimits.request.entries }, (_, n) =>
          searched(`w${(at + n).toString(36)} x`),
        ),
        from(),
      )
    await readTable()
    await sendCounts(api, [searched('w0 x'), searched('one more')], from())
    const words = (await readTable()).filter(({ kind }) => kind === 'words')
    expect(words).toHaveLength(max)
    expect(words.find(({ subject }) => subject === hashWords('w0 x'))?.times).toBe(2)
  })
})

const zeros = { opened: 0, added: 0, ordered: 0, sent: 0, pages: 0, searches: 0 }
