import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { indiaDate } from '../../../contract/india-time.ts'
import { apiPaths } from '../../../contract/paths.ts'
import { emptyTables, isTableEmpty } from '../../db/tables/rows.ts'
import { createTestApi, type TestApi } from '../../testing/api.ts'
import { resetClock, setClock } from '../../testing/clock.ts'
import { engines } from '../../testing/database.ts'
import { changeCountAt, readChangeCursor } from '../search/product-changes-repository.ts'
import { hashWords } from './counted.ts'
import { addCounts, type CountRow, deleteOldCounts } from './daily-counts-repository.ts'
import { readInsightOf, sendCounts } from './testing/send-counts.ts'

const now = Date.now()
const day = (ago: number) => indiaDate(now, -ago)

describe.each(engines)('on %s', (engine) => {
  let api: TestApi
  const ids: Record<string, string> = {}
  const count = (ago: number, kind: CountRow['kind'], subject = '', times = 1, rest = {}) =>
    addCounts(api.db, day(ago), kind, [
      { day: day(ago), kind, subject, times, found: null, how: null, words: null, ...rest },
    ])
  const search = (ago: number, words: string, times: number, found = 0) =>
    count(ago, 'words', hashWords(words), times, {
      words,
      found,
      how: found ? 'sound' : 'nothing',
    })

  beforeAll(async () => {
    api = await createTestApi(engine)
    const category = await api.create('/categories', { name: 'Oils' })
    for (const name of ['=Coconut', 'Groundnut', 'Sesame'])
      ids[name] = await api.create('/products', { name, category, price: 5 })
  })
  afterAll(() => api.close())
  beforeEach(() => emptyTables(api.db, ['daily_counts']))
  afterEach(() => resetClock(api))

  it.each([7, 30, 90])(
    'the insight is about the last %d days, beside as many before',
    async (days) => {
      for (const ago of [0, days - 1, days, 2 * days - 1, 2 * days])
        await count(ago, 'sent', '', ago + 1)
      const { totals, byDay } = await readInsightOf(api, days)
      expect(totals).toMatchObject({ sent: 1 + days, before: { sent: days + 1 + 2 * days } })
      expect(byDay).toHaveLength(days)
      expect(byDay.map(({ date }) => date)).toEqual(
        Array.from({ length: days }, (_, index) => day(days - 1 - index)),
      )
      expect(byDay.map(({ sent }) => sent)).toEqual([days, ...Array(days - 2).fill(0), 1])
    },
  )

  it.each([7, 30, 90])(
    'the insight leaves today and its like of the %d days before out',
    async (days) => {
      for (const ago of [0, 1, days - 1, days, days + 1, 2 * days - 1, 2 * days])
        await count(ago, 'sent', '', ago + 1)
      const { wholeDays } = await readInsightOf(api, days)
      expect(wholeDays).toMatchObject({ sent: 2 + days, before: { sent: days + 2 + 2 * days } })
    },
  )

  it('the insight compares with the days before once these were counted from the first of them on', async () => {
    await count(12, 'sent')
    expect((await readInsightOf(api)).isComparable).toBe(false)
    await count(13, 'sent')
    expect((await readInsightOf(api)).isComparable).toBe(true)
    expect((await readInsightOf(api, 30)).isComparable).toBe(false)
  })

  it('the insight ranks products by what is added and ordered, and then by what is opened', async () => {
    await count(0, 'opened', ids.Groundnut, 9)
    await count(1, 'opened', ids['=Coconut'], 2)
    await count(1, 'opened', ids.Sesame)
    await count(2, 'added', ids.Sesame)
    await count(2, 'ordered', ids.Sesame)
    await count(9, 'ordered', ids.Groundnut)
    const { products } = await readInsightOf(api)
    expect(
      products.map(({ product, byDay, ...figures }) => [product.name, figures, byDay]),
    ).toEqual([
      ['Sesame', { opened: 1, added: 1, ordered: 1 }, [0, 0, 0, 0, 2, 1, 0]],
      ['Groundnut', { opened: 9, added: 0, ordered: 0 }, [0, 0, 0, 0, 0, 0, 9]],
      ['=Coconut', { opened: 2, added: 0, ordered: 0 }, [0, 0, 0, 0, 0, 2, 0]],
    ])
  })

  it('the insight shows a search asked on two days or three times, as it was answered last', async () => {
    await search(0, 'once', 1)
    await search(0, 'twice', 2)
    await search(0, 'thrice', 3)
    await search(1, 'on two days', 1)
    await search(0, 'on two days', 1, 4)
    await search(40, 'long ago', 1)
    await search(2, 'long ago', 1)
    expect((await readInsightOf(api)).searches).toEqual([
      { words: 'thrice', times: 3, found: 0, how: 'nothing' },
      { words: 'on two days', times: 2, found: 4, how: 'sound' },
      { words: 'long ago', times: 1, found: 0, how: 'nothing' },
    ])
  })

  it('the insight begins a new day at midnight in India', async () => {
    const midnight = Date.parse(`${day(0)}T00:00:00+05:30`)
    await setClock(api, midnight - 1)
    await sendCounts(api, [{ kind: 'sent' }], { 'x-forwarded-for': '10.0.0.1' })
    await setClock(api, midnight)
    await sendCounts(api, [{ kind: 'sent' }, { kind: 'sent' }])
    const { byDay } = await readInsightOf(api)
    expect(byDay.slice(-2)).toMatchObject([
      { date: day(1), sent: 1 },
      { date: day(0), sent: 2 },
    ])
  })

  it('counts are kept for 400 days, and searches for 90', async () => {
    for (const ago of [89, 90, 399, 400]) {
      await count(ago, 'sent')
      await search(ago, 'oil', 1)
    }
    await deleteOldCounts(api.db, now)
    const kept = await api.db
      .selectFrom('daily_counts')
      .select(['kind', 'day'])
      .orderBy('kind')
      .orderBy('day', 'desc')
      .execute()
    expect(kept).toEqual([
      ...[89, 90, 399].map((ago) => ({ kind: 'sent', day: day(ago) })),
      { kind: 'words', day: day(89) },
    ])
  })

  it('the insight can be downloaded as a file without formulas for a spreadsheet', async () => {
    await count(0, 'opened', ids['=Coconut'], 3)
    await search(0, '=hyperlink("x"), +1', 5)
    const { body, headers } = await api.callAsAdmin('GET', apiPaths.insightCsv)
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(body.split('\r\n').slice(-3)).toEqual([
      `day,${day(0)},3,0,0,0,0,0,,,`,
      "product,'=Coconut,3,0,0,,,,,,",
      'search,"\'=hyperlink(""x""), \'+1",,,,,,,5,0,nothing',
    ])
  })

  it('the insight is for staff alone', async () => {
    for (const path of [apiPaths.insight, apiPaths.insightCsv])
      expect((await api.call('GET', path)).statusCode).toBe(401)
  })

  it('the insight changes neither the catalogue nor the log of what staff did', async () => {
    const read = async () => [
      changeCountAt(await readChangeCursor(api.db)),
      await isTableEmpty(api.db, 'daily_counts'),
      (await api.callAsAdmin('GET', '/audit-log')).json().data.length,
    ]
    const [version, , entries] = await read()
    await sendCounts(api, [{ kind: 'opened', product: ids.Sesame }, { kind: 'sent' }])
    await readInsightOf(api)
    expect(await read()).toEqual([version, false, entries])
  })
})

it.each(engines)(
  'nothing is counted on %s, and there is no call for it, where it is off',
  async (engine) => {
    const api = await createTestApi(engine, { COUNTS: 'off' })
    for (const path of [apiPaths.counts, apiPaths.insight, apiPaths.insightCsv])
      for (const method of ['GET', 'POST'] as const)
        expect((await api.ask({ method, url: `/api${path}`, headers: api.admin })).statusCode).toBe(
          404,
        )
    expect(await isTableEmpty(api.db, 'daily_counts')).toBe(true)
    await api.close()
  },
)
