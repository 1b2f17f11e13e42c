import { expect, it } from 'vitest'
import { indiaDate } from '../../../contract/india-time.ts'
import { insightLimits } from '../../../contract/insight/limits.ts'
import { readRows } from '../../db/tables/rows.ts'
import { phone, readInsightOf, sendCounts } from '../../features/insight/testing/send-counts.ts'
import { backUp } from '../../testing/backup.ts'
import { directions, engines } from '../../testing/database.ts'
import { restoreInto } from '../../testing/restore.ts'
import { openTestSite, signInAgain, type TestSite } from '../../testing/site.ts'
import { moveSite } from '../move/move.ts'

const [today, yesterday, before] = [0, -1, -2].map((days) => indiaDate(Date.now(), days))

it.each(directions)(
  'a backup from $from adds the days to $to that $to has not',
  async ({ from, to }) => {
    const [old, fresh] = [await openTestSite(from), await openTestSite(to)]
    await insertSent(old, { [today ?? '']: 1, [yesterday ?? '']: 2, [before ?? '']: 3 })
    await insertSent(fresh, { [today ?? '']: 10 })
    await restoreInto(fresh, (await backUp(old)).read)
    expect(await readCounts(fresh)).toMatchObject([
      { day: before, times: 3 },
      { day: yesterday, times: 2 },
      { day: today, times: 10 },
    ])
  },
)

it.each(engines)('days that were made up for the demo give way on %s', async (engine) => {
  const [old, demo] = [await openTestSite(engine), await openTestSite(engine)]
  await insertSent(old, { [today ?? '']: 1 })
  await insertSent(demo, { [today ?? '']: 99, [yesterday ?? '']: 99 }, 'demo')
  await restoreInto(demo, (await backUp(old)).read)
  expect(await readCounts(demo)).toMatchObject([{ day: today, kind: 'sent', times: 1 }])
})

it('the counts of days move to PostgreSQL with the site', async () => {
  const [from, to] = [await openTestSite('sqlite'), await openTestSite('postgres')]
  await insertSent(from, { [yesterday ?? '']: 2 })
  const [source, target] = [from, to].map(({ api }) => ({ db: api.db, store: api.images.store }))
  if (!source || !target) throw new Error('No site')
  await moveSite(source, target, () => {})
  expect(await readCounts(to)).toEqual(await readCounts(from))
})

/** A count that a beacon could create before there was a maximum. */
const excessive = { found: 253_402_300_800_000, times: 2 ** 53 - 1 }
const { found, times } = insightLimits.count

it.each(directions)(
  'a count beyond all bounds keeps no backup of $from from being made, nor a good one from mending $to',
  async ({ from, to }) => {
    const [old, fresh] = [await openTestSite(from), await openTestSite(to)]
    await insertWords(old, excessive)
    await restoreInto(fresh, (await backUp(old)).read)
    expect(await readCounts(fresh)).toMatchObject([{ words: 'a', found, times }])
    await restoreInto(old, (await backUp(fresh)).read)
    await signInAgain(old.api)
    expect((await readInsightOf(old.api)).searches).toMatchObject([{ words: 'a' }])
    await backUp(old)
  },
)

it('the words of searches move to PostgreSQL within their bounds, and are found the same there', async () => {
  const [from, to] = [await openTestSite('sqlite'), await openTestSite('postgres')]
  await insertWords(from, excessive)
  const [source, target] = [from, to].map(({ api }) => ({ db: api.db, store: api.images.store }))
  if (!source || !target) throw new Error('No site')
  await moveSite(source, target, () => {})
  expect(await readCounts(to)).toMatchObject([{ found, times }])
  await backUp(to)
})

it.each(engines)(
  'the rows and the backup of counts from %s do not say who it was',
  async (engine) => {
    const site = await openTestSite(engine, { TRUST_PROXY: 'loopback' })
    const words = ['ZZNAMEZZ', 'ZZNAMEZZ 98765 43210', 'ZZNAMEZZ@example.com']
    const counts = words.map(
      (words) => ({ kind: 'searched', words, found: 0, how: 'nothing' }) as const,
    )
    await sendCounts(site.api, counts, { 'x-forwarded-for': '203.0.113.77', cookie: 'zz-token=1' })
    expect((await readInsightOf(site.api)).totals.searches).toBe(words.length)
    const stored = JSON.stringify(await readCounts(site)) + (await backUp(site)).bytes().toString()
    expect(stored).toContain('"searched"')
    for (const hidden of [
      'zznamezz',
      '98765',
      '43210',
      '203.0.113.77',
      'zz-token',
      phone,
      'Android',
    ])
      expect(stored.toLowerCase()).not.toContain(hidden.toLowerCase())
  },
)

async function insertSent(
  { api: { db } }: TestSite,
  days: Record<string, number>,
  ...more: 'demo'[]
): Promise<void> {
  const rows = Object.entries(days).flatMap(([day, times]) =>
    (['sent', ...more] as const).map((kind) => ({ day, kind, subject: '', times })),
  )
  const rest = { found: null, how: null, words: null }
  await db
    .insertInto('daily_counts')
    .values(rows.map((row) => ({ ...row, ...rest })))
    .execute()
}

/** A shown search, with numbers that no route accepts. */
async function insertWords(
  { api: { db } }: TestSite,
  numbers: { found: number; times: number },
): Promise<void> {
  const search = { kind: 'words', subject: 'a'.repeat(32), how: 'literal', words: 'a' } as const
  await db
    .insertInto('daily_counts')
    .values({ day: today ?? '', ...search, ...numbers })
    .execute()
}

async function readCounts({ api }: TestSite) {
  return (await Array.fromAsync(readRows(api.db, 'daily_counts'))).flat()
}
