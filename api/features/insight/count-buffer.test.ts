import { afterEach, describe, expect, it, vi } from 'vitest'
import { shortOrLong } from '../../../tools/testing/random-runs.ts'
import { newId } from '../../db/new-id.ts'
import { createTestApi, type TestApi } from '../../testing/api.ts'
import { engines } from '../../testing/database.ts'
import { createCountBuffer } from './count-buffer.ts'
import { readInsightOf, sendCounts } from './testing/send-counts.ts'

const sent = { kind: 'sent', subject: '', found: null, how: null, words: null } as const

describe.each(engines)('on %s', (engine) => {
  let api: TestApi
  afterEach(async () => {
    vi.useRealTimers()
    await api.close()
  })
  const openBuffer = (db = api.db) => createCountBuffer(db, api.app.log, () => false)
  const readSent = () =>
    api.db.selectFrom('daily_counts').select(['kind', 'times']).orderBy('kind').execute()

  it('counts in memory are written each minute', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    api = await createTestApi(engine)
    await api.app.ready()
    expect(await sendCounts(api, [{ kind: 'sent' }])).toBe(204)
    expect(await readSent()).toEqual([])
    vi.advanceTimersByTime(60_000)
    vi.useRealTimers()
    await vi.waitUntil(async () => (await readSent()).length > 0, 60_000)
    expect(await readSent()).toEqual([{ kind: 'sent', times: 1 }])
  })

  it('counts in memory are written at a stop', async () => {
    api = await createTestApi(engine)
    expect(await sendCounts(api, [{ kind: 'sent' }])).toBe(204)
    await api.app.close()
    expect(await readSent()).toEqual([{ kind: 'sent', times: 1 }])
  })

  it('counts in memory are written by two processes at once, and none twice', async () => {
    api = await createTestApi(engine)
    const [one, other] = [openBuffer(), openBuffer()]
    for (let time = 0; time < 5; time++) for (const buffer of [one, other]) buffer.add(sent)
    await Promise.all([one.write(), other.write()])
    expect(await readSent()).toEqual([{ kind: 'sent', times: 10 }])
  })

  it('counts in memory wait where the database takes none, and are whole afterwards', async () => {
    api = await createTestApi(engine)
    let isThere = false
    const line = api.db.withPlugin({
      transformQuery({ node }) {
        if (isThere) return node
        throw Object.assign(new Error('nobody answers'), { code: 'ECONNREFUSED' })
      },
      transformResult: async ({ result }) => result,
    })
    const buffer = openBuffer(line)
    buffer.add(sent)
    await buffer.write()
    buffer.add(sent)
    isThere = true
    await buffer.write()
    expect(await readSent()).toEqual([{ kind: 'sent', times: 2 }])
  })

  it('counts in memory are dropped where the database rejects them for good, which is said once', async () => {
    api = await createTestApi(engine)
    const log = { warn: vi.fn(), error: vi.fn() }
    const buffer = createCountBuffer(api.db, log, () => true)
    buffer.add({ ...sent, kind: 'paid' as never })
    buffer.add(sent)
    await buffer.write()
    buffer.add(sent)
    await buffer.write()
    expect(await readSent()).toEqual([{ kind: 'sent', times: 2 }])
    expect([log.error.mock.calls.length, log.warn.mock.calls.length]).toEqual([1, 0])
  })

  function addMadeUp(buffer: ReturnType<typeof createCountBuffer>, many: number) {
    for (let at = 0; at < many; at++) {
      buffer.add({ ...sent, kind: 'opened', subject: newId() })
      buffer.add({ ...sent, kind: 'words', subject: `w${at}`, words: `w${at}` })
    }
  }

  it('counts in memory have a place where they are of a product or a category, whatever is made up beside', async () => {
    api = await createTestApi(engine)
    const category = await api.create('/categories', { name: 'Oils' })
    const product = await api.create('/products', { name: 'Oil', category, price: 5 })
    const buffer = createCountBuffer(api.db, api.app.log, (id) => [product, category].includes(id))
    const many = shortOrLong(10_000, 1_000_000)
    addMadeUp(buffer, many)
    buffer.add({ ...sent, kind: 'opened', subject: product })
    buffer.add({ ...sent, kind: 'category', subject: category })
    buffer.add(sent)
    await buffer.write()
    const { totals } = await readInsightOf(api)
    expect(totals).toMatchObject({ opened: 1, sent: 1 })
    const counted = await api.db
      .selectFrom('daily_counts')
      .select('subject')
      .where('kind', '=', 'category')
      .execute()
    expect(counted).toEqual([{ subject: category }])
  })

  it('counts in memory take no more memory however many different ones come', async () => {
    api = await createTestApi(engine)
    const buffer = openBuffer()
    const many = shortOrLong(10_000, 1_000_000)
    for (let at = 0; at < many; at++)
      buffer.add({ kind: 'words', subject: `w${at}`, words: `w${at}`, found: 0, how: 'nothing' })
    await buffer.write()
    expect((await readSent()).map(({ kind }) => kind)).toEqual(Array(2000).fill('words'))
  })

  it('counts in memory are answered while the database is held by another writer', async () => {
    api = await createTestApi(engine)
    await api.app.ready()
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    const writer = api.db.transaction().execute(async (trx) => {
      await trx.deleteFrom('daily_counts').execute()
      await held
    })
    expect(await sendCounts(api, [{ kind: 'sent' }])).toBe(204)
    letGo()
    await writer
    expect((await readInsightOf(api)).totals.sent).toBe(1)
  })
})
