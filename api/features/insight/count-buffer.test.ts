import { afterEach, describe, expect, it, vi } from 'vitest'
import { createTestApi, type TestApi } from '../../testing/api.ts'
import { engines } from '../../testing/database.ts'
import { createCountBuffer } from './count-buffer.ts'
import { readInsightOf, sendCounts } from './testing/send-counts.ts'

const sent = { kind: 'sent', subject: '', found: null, how: null, words: null } as const

describe.each(engines)('counts in memory, on %s', (engine) => {
  let api: TestApi
  afterEach(async () => {
    vi.useRealTimers()
    await api.close()
  })
  const openBuffer = () => createCountBuffer(api.db, api.app.log)
  const readSent = () =>
    api.db.selectFrom('daily_counts').select(['kind', 'times']).orderBy('kind').execute()

  it('are written each minute', async () => {
    api = await createTestApi(engine)
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const buffer = openBuffer()
    buffer.add(sent)
    expect(await readSent()).toEqual([])
    vi.advanceTimersByTime(60_000)
    await vi.waitUntil(async () => (await readSent()).length > 0)
    expect(await readSent()).toEqual([{ kind: 'sent', times: 1 }])
    await buffer.close()
  })

  it('are written at a stop, and none twice', async () => {
    api = await createTestApi(engine)
    const [one, other] = [openBuffer(), openBuffer()]
    for (let time = 0; time < 5; time++) for (const buffer of [one, other]) buffer.add(sent)
    await Promise.all([one.close(), other.close()])
    expect(await readSent()).toEqual([{ kind: 'sent', times: 10 }])
  })

  it('wait where the database takes none, and are whole afterwards', async () => {
    api = await createTestApi(engine)
    const buffer = openBuffer()
    await api.db.schema.alterTable('daily_counts').renameTo('daily_counts_away').execute()
    buffer.add(sent)
    await buffer.write()
    buffer.add(sent)
    await api.db.schema.alterTable('daily_counts_away').renameTo('daily_counts').execute()
    await buffer.close()
    expect(await readSent()).toEqual([{ kind: 'sent', times: 2 }])
  })

  it('take no more memory however many different ones come', async () => {
    api = await createTestApi(engine)
    const buffer = openBuffer()
    for (let at = 0; at < 1_000_000; at++)
      buffer.add({ kind: 'words', subject: `w${at}`, words: `w${at}`, found: 0, how: 'nothing' })
    buffer.add(sent)
    await buffer.close()
    const [row] = await readSent()
    expect([row?.kind, (await readSent()).length]).toEqual(['words', 2000])
  })

  it('are answered while the database is held by another writer', async () => {
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
