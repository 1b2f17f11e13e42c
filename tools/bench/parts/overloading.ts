import { setTimeout } from 'node:timers/promises'
import { openDatabase } from '../../../api/db/database.ts'
import { apiPaths, apiPrefix, pagePaths } from '../../../contract/paths.ts'
import { startPostgres } from '../../postgres/start.ts'
import { startProxy } from '../../proxy/start.ts'
import { fillDatabase } from '../fill-database.ts'
import { flood } from '../flood.ts'
import { withFolder } from '../leftovers.ts'
import { load } from '../load.ts'
import { median, type Row } from '../report.ts'
import { type Site, startSite, withSite } from '../site.ts'

type Crowded = {
  what: string
  port: number
  /** The processes whose memory counts. */
  sites: Site[]
  /** A path that nobody has asked for before, so that its answer has to be made. */
  path: (count: number) => string
  seconds?: number
}

const products = 2000
const times = 10
const longFlood = 20
const asBrowser = { accept: '*/*', 'accept-encoding': 'br' }

const longList = (count: number) =>
  `${apiPrefix}${apiPaths.products}?limit=1000&maxPrice=${9_000_000 - count}`
const homePage = (count: number) => `${pagePaths.home}?visit=${count}`

/** Ten times what can be served, steadily: what is answered, what it costs, and how it ends. */
export async function benchOverload(): Promise<Row[]> {
  const rows = await withSite(products, async (site) => [
    ...(await overload({
      what: 'lists of 1,000, SQLite',
      port: site.port,
      sites: [site],
      path: longList,
    })),
    ...(await overload({ what: 'pages, SQLite', port: site.port, sites: [site], path: homePage })),
  ])
  const what = 'two processes behind a proxy, PostgreSQL'
  return [
    ...rows,
    ...(await withTwoProcesses((port, sites) =>
      overload({ what: `lists of 1,000, ${what}`, port, sites, path: longList }),
    )),
  ]
}

async function overload({ what, port, sites, path }: Crowded): Promise<Row[]> {
  let count = 0
  const nextPath = () => path(++count)
  const asked = { port, nextPath, headers: asBrowser }
  const rate = await findRate(asked)
  const alone = median(await askAlone(asked, 20))
  const memory = watchMemory(sites)
  const before = await memory.highest()
  const guard = watchHealth(port)

  const result = await flood({ ...asked, perSecond: rate * times, seconds: longFlood })
  const ended = performance.now()
  while (median(await askAlone(asked, 5)) > 2 * alone) if (performance.now() - ended > 60_000) break
  const recovered = (performance.now() - ended) / 1000
  const { slowest, failed } = await guard.stop()
  const [early, late] = await memory.halves()
  await setTimeout(10_000)
  const after = await memory.highest()
  memory.stop()

  const served = result.statuses[200] ?? 0
  const others = Object.entries(result.statuses).filter(([status]) => status !== '200')
  const perSecond = Math.round(result.sent / longFlood)
  const counts = others.map(([status, number]) => `${number} got ${status}`).join(', ')
  return [
    {
      work: `overload, ${what}: served`,
      value: served / longFlood / rate,
      unit: '× idle',
      reach: { atLeast: 0.5 },
      detail: `${Math.round(rate)} a second can be served, ${perSecond} were sent; ${served} served (half within ${Math.round(result.p50)} ms, 99 of 100 within ${Math.round(result.p99)} ms), ${counts}; ${result.unhelpful} without Retry-After, ${result.lost} lost; health ${failed} times not 200, ${Math.round(slowest)} ms at most`,
    },
    {
      work: `overload, ${what}: back to normal`,
      value: recovered,
      unit: 's',
      reach: { atMost: 3 },
      detail: `${alone.toFixed(1)} ms an answer before; until five in a row take less than twice that`,
    },
    {
      work: `overload, ${what}: memory of a process`,
      value: Math.max(early, late),
      unit: 'MB',
      reach: { atMost: 512 },
      detail: `${Math.round(before)} MB before, ${Math.round(early)} MB at most in the first half, ${Math.round(late)} MB in the second, ${Math.round(after)} MB ten seconds after`,
    },
  ]
}

type Asked = Pick<Parameters<typeof load>[0], 'port' | 'nextPath' | 'headers'>

/**
 * How many are served a second at most, once that grows no more: what is kept in memory is filled
 * first. More callers may get more, since few get the smallest answers.
 */
async function findRate(asked: Asked): Promise<number> {
  let best = 0
  for (const connections of [16, 16, 16, 16, 64]) {
    const { statuses } = await load({ ...asked, connections, seconds: 3 })
    best = Math.max(best, (statuses[200] ?? 0) / 3)
  }
  return best
}

/** Milliseconds of each of so many, one after the other. */
async function askAlone({ port, nextPath, headers = {} }: Asked, count: number) {
  const taken: number[] = []
  for (let left = count; left > 0; left--) {
    const began = performance.now()
    const answer = await fetch(`http://127.0.0.1:${port}${nextPath()}`, { headers })
    await answer.arrayBuffer()
    taken.push(answer.ok ? performance.now() - began : Number.POSITIVE_INFINITY)
  }
  return taken
}

function watchMemory(sites: Site[]) {
  const seen: number[] = []
  const look = async () => Math.max(...(await Promise.all(sites.map((site) => site.memory()))))
  const timer = setInterval(async () => seen.push(await look()), 250)
  return {
    highest: look,
    async halves(): Promise<[number, number]> {
      const middle = Math.ceil(seen.length / 2)
      return [Math.max(...seen.slice(0, middle)), Math.max(...seen.slice(middle))]
    },
    stop: () => clearInterval(timer),
  }
}

/** Asks for the health ten times a second, as what watches a process does. */
function watchHealth(port: number) {
  let isOver = false
  let slowest = 0
  let failed = 0
  const watching = (async () => {
    while (!isOver) {
      const began = performance.now()
      const { status } = await fetch(`http://127.0.0.1:${port}${apiPrefix}${apiPaths.health}`)
      if (status !== 200) failed++
      slowest = Math.max(slowest, performance.now() - began)
      await setTimeout(100)
    }
  })()
  return {
    async stop() {
      isOver = true
      await watching
      return { slowest, failed }
    },
  }
}

async function withTwoProcesses<T>(work: (port: number, sites: Site[]) => Promise<T>): Promise<T> {
  return withFolder(async (dataDir) => {
    const postgres = await startPostgres()
    const db = await openDatabase({ dataDir, databaseUrl: postgres.url })
    await fillDatabase(db, products)
    await db.destroy()
    const settings = { DATABASE_URL: postgres.url, TRUST_PROXY: 'loopback' }
    const sites = [await startSite(dataDir, settings), await startSite(dataDir, settings)]
    const proxy = await startProxy(sites.map(({ port }) => port))
    try {
      return await work(Number(new URL(proxy.url).port), sites)
    } finally {
      await proxy.stop()
      await Promise.all(sites.map((site) => site.stop()))
      await postgres.stop()
    }
  })
}
