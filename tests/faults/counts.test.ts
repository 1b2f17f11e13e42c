import { expect, it, onTestFinished, vi } from 'vitest'
import { openDatabase } from '../../api/db/database.ts'
import { apiPaths, apiPrefix } from '../../contract/paths.ts'
import { readEnv } from '../../env/env.ts'
import { api, startProduct } from './fixtures/product.ts'
import { chancesOf, createReport, moment, rounds } from './fixtures/rounds.ts'
import { createSiteData, setups } from './fixtures/site-data.ts'

// Its minutes take 20 ms.
const args = ['--import', './tests/faults/fixtures/hasty-minutes.mjs', ...api]
const headers = { 'user-agent': 'Mozilla/5.0 (Android 13) Chrome/140.0.0.0 Mobile' }
const body = JSON.stringify({ counts: Array(20).fill({ kind: 'sent' }) })

it.each(setups)(
  'counts survive a process that is killed while it counts, or stopped, on $engine with a $kind',
  async ({ engine, kind }) => {
    const fault = `SIGKILL while visitors are counted (${engine})`
    const random = chancesOf(fault)
    const report = createReport(fault)
    const data = await createSiteData(engine, kind)
    const settings = { ...data.settings, TRUST_PROXY: 'loopback' }
    let product = await startProduct(settings, args)
    const db = await openDatabase(readEnv(settings))
    onTestFinished(() => db.destroy())
    const readSum = async () =>
      (await db.selectFrom('daily_counts').select('times').execute()).reduce(
        (sum, { times }) => sum + Number(times),
        0,
      )
    let visitor = 0
    const send = async (beacons: number) => {
      for (let left = beacons; left > 0; left--) {
        const from = `10.0.${visitor >> 8}.${visitor++ & 255}`
        const sent = { ...headers, 'x-forwarded-for': from }
        const path = product.address + apiPrefix + apiPaths.counts
        expect((await fetch(path, { method: 'POST', headers: sent, body })).status).toBe(204)
      }
      return 20 * beacons
    }
    let lost = 0
    for (let round = 0; round < rounds; round++) {
      report.beginRound()
      const isKilled = random.next() < 0.7
      const written = (await readSum()) + (await send(1 + random.below(5)))
      // Counts that are a minute old are stored, whatever happens next.
      await vi.waitUntil(async () => (await readSum()) === written, { timeout: 600_000 })
      const newer = await send(1 + random.below(5))
      await moment(random, 40)
      await (isKilled ? product.kill() : product.stop())
      product = await startProduct(settings, args)
      const sum = await readSum()
      expect(sum).toBeGreaterThanOrEqual(isKilled ? written : written + newer)
      expect(sum).toBeLessThanOrEqual(written + newer)
      lost += written + newer - sum
      // The next round counts from what is there.
      report.add({ checked: newer, lost: [], torn: [] })
    }
    report.print(`${lost} counts of the last minutes gone`)
    expect(await product.stop()).toBe(0)
  },
)
