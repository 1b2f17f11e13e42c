import { Agent, request } from 'node:http'
import { expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '../../api/db/database.ts'
import { readRows } from '../../api/db/tables/rows.ts'
import { insightLimits } from '../../contract/insight/limits.ts'
import { apiPaths, apiPrefix } from '../../contract/paths.ts'
import { readEnv } from '../../env/env.ts'
import { measureMemory } from '../faults/fixtures/memory.ts'
import { startProduct } from '../faults/fixtures/product.ts'
import { rounds } from '../faults/fixtures/rounds.ts'
import { createSiteData, setupsOf } from '../faults/fixtures/site-data.ts'

const total = rounds > 1 ? 1_000_000 : 20_000
const addresses = 10_000
const userAgent = 'Mozilla/5.0 (Android 13) Chrome/140.0.0.0 Mobile'

const toAddress = (number: number) => `10.0.${number >> 8}.${number & 255}`

/** Made-up products and searches, never the same twice. */
function makeBeacon(at: number): string {
  const product = `01900000-0000-7000-8000-${at.toString(16).padStart(12, '0')}`
  // Words of letters alone: four digits would be no search.
  const words = at.toString(26).replace(/\d/g, (digit) => 'qrstuvwxyz'[Number(digit)] ?? '')
  return JSON.stringify({
    counts: [
      { kind: 'opened', product },
      { kind: 'searched', words, found: 0, how: 'nothing' },
      { kind: 'page', page: 'home' },
    ],
  })
}

it.each(setupsOf('sqlite'))(
  'beacons from ten thousand addresses and from one keep no reader waiting, on $engine',
  async ({ engine, kind }) => {
    const { settings } = await createSiteData(engine, kind)
    const product = await startProduct({ ...settings, TRUST_PROXY: 'loopback' })
    const agent = new Agent({ keepAlive: true, maxSockets: 100 })
    onTestFinished(() => agent.destroy())
    const url = new URL(apiPrefix + apiPaths.counts, product.address)
    const send = (body: string, from: string) => {
      const { promise, resolve, reject } = Promise.withResolvers<number | undefined>()
      const headers = { 'user-agent': userAgent, 'x-forwarded-for': from }
      request(url, { method: 'POST', agent, headers }, (response) => {
        response.resume().once('end', () => resolve(response.statusCode))
      })
        .once('error', reject)
        .end(body)
      return promise
    }
    const statuses = new Set<number | undefined>()
    let sent = 0
    const flood = Array.from({ length: 100 }, async () => {
      while (sent < total) {
        const at = sent++
        const address = at % 2 ? '192.0.2.1' : toAddress((at / 2) % addresses)
        statuses.add(await send(makeBeacon(at), address))
      }
    })
    const before = await measureMemory(product.child.pid)
    const read = new Set<number>()
    let reads = 0
    while (sent < total) {
      // Never cached: each is made anew.
      const list = `${product.address}${apiPrefix}${apiPaths.products}?minPrice=${reads++}`
      read.add((await fetch(list)).status)
    }
    await Promise.all(flood)
    const after = await measureMemory(product.child.pid)
    expect([...statuses, ...read]).toEqual([204, 200])
    expect(after).toBeLessThan(before + 200)
    expect(await product.stop()).toBe(0)

    const db = await openDatabase(readEnv(settings))
    const rows = (await Array.fromAsync(readRows(db, 'daily_counts'))).flat()
    await db.destroy()
    const kinds = Map.groupBy(rows, ({ kind }) => String(kind))
    expect([...kinds.keys()].sort()).toEqual(['page', 'searched', 'words'])
    expect(kinds.get('words')?.length).toBe(insightLimits.rowsADay)
    console.info(
      `${total} beacons on ${engine}: all 204, ${reads} reads meanwhile, ` +
        `memory ${before} MB before, ${after} MB after, ${rows.length} rows`,
    )
  },
)
