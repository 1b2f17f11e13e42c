import { Agent } from 'node:http'
import { apiPaths, apiPrefix } from '../../../contract/paths.ts'
import { compareWithBare } from '../compare.ts'
import { type LoadResult, load } from '../load.ts'
import {
  createLongest,
  createMisspelled,
  createQuestions,
  longestSynonyms,
  makeAhead,
} from '../questions.ts'
import { ask } from '../recorded.ts'
import { format, type Row } from '../report.ts'
import { type Site, startBare, untilIdle, withSite } from '../site.ts'

const asBrowser = { 'accept-encoding': 'gzip, deflate, br' }
const sample = 300
/** Asked before the sample: a quiet server takes more time for each answer, and makes it smaller. */
const before = 100
const rounds = 5
/** Seconds of a round of measuring the tail. */
const seconds = 2
/** More than are asked in such a round. */
const ahead = 50_000

/** Searches and filters that never repeat: against the bare server, and among 100,000 products. */
export async function benchSearch(): Promise<Row[]> {
  const ratios = await withSite(1000, async (site) => [
    await compareSearch(site, 'search and filter, never repeated', asBrowser),
    await compareSearch(site, 'search and filter, never repeated, uncompressed', {}),
    await measureLongest(site, 1000, 25),
  ])
  const large = await withSite(20_000, async (site) => {
    const { p99, rate } = await measureTail(site.port, createQuestions('large'))
    const tail: Row = {
      work: 'p99 of search and filter at 20,000',
      value: p99,
      unit: 'ms',
      reach: { atMost: 20 },
      detail: `16 connections, ${format(Math.round(rate))} a second`,
    }
    return [tail, await measureLongest(site, 20_000, 100)]
  })
  return withSite(100_000, async (site) => {
    const loaded = await untilIdle(site)
    const atRest = await site.memory()
    const tail = await measureTail(site.port, createQuestions('tail'))
    const similar = await measureTail(site.port, createMisspelled(), 1)
    return [
      ...ratios,
      ...large,
      {
        work: 'start with 100,000 products, until they are in memory',
        value: loaded,
        unit: 's',
        reach: { atMost: 12 },
        detail: `of processor time; memory then ${format(atRest)} MB`,
      },
      {
        work: 'p99 of search and filter at 100,000',
        value: tail.p99,
        unit: 'ms',
        reach: { atMost: 150 },
        detail: `16 connections, ${format(Math.round(tail.rate))} a second, p50 ${format(tail.p50)} ms`,
      },
      {
        work: 'p99 of searches for a misspelt word at 100,000',
        value: similar.p99,
        unit: 'ms',
        reach: { atMost: 150 },
        detail: `one connection, p50 ${format(similar.p50)} ms, slowest ${format(similar.slowest)} ms`,
      },
      {
        work: 'memory with 100,000 products',
        value: await site.memory(),
        unit: 'MB',
        reach: { atMost: 500 },
        detail: 'after the searches',
      },
    ]
  })
}

/** The bare server answers a sample of the same kind; the product is asked what it has not been asked. */
async function compareSearch(
  { port, worked }: Site,
  work: string,
  headers: Record<string, string>,
): Promise<Row> {
  const next = makeAhead(createQuestions(work), ahead)
  const agent = new Agent({ keepAlive: true, maxSockets: 16 })
  const asked = await Promise.all(
    Array.from({ length: before + sample }, () => ask(port, next(), headers, agent)),
  )
  agent.destroy()
  const recorded = asked.slice(before)
  const bare = await startBare()
  try {
    await bare.give(recorded)
    let turn = 0
    return await compareWithBare(work, 0.08, {
      site: { port, worked, nextPath: next, headers },
      bare: {
        port: bare.port,
        worked: bare.worked,
        nextPath: () => recorded[turn++ % sample]?.path ?? '',
        headers,
      },
    })
  } finally {
    await bare.stop()
  }
}

/** How long one request holds the process, however it is worded. */
async function measureLongest(site: Site, products: number, atMost: number): Promise<Row> {
  const headers = { ...(await site.signIn()), 'content-type': 'application/json' }
  const url = `http://127.0.0.1:${site.port}${apiPrefix}${apiPaths.synonyms}`
  for (const set of longestSynonyms)
    await fetch(url, { method: 'POST', headers, body: JSON.stringify(set) })
  const { slowest, p50 } = await measureTail(site.port, createLongest(), 1)
  return {
    work: `the longest search at ${products}, with ${longestSynonyms.length} synonym sets`,
    value: slowest,
    unit: 'ms',
    reach: { atMost },
    detail: `one connection, p50 ${format(p50)} ms`,
  }
}

/** The round with the median p99. */
async function measureTail(
  port: number,
  next: () => string,
  connections?: number,
): Promise<LoadResult> {
  const results: LoadResult[] = []
  for (let round = 0; round <= rounds; round++) {
    const nextPath = makeAhead(next, ahead)
    results.push(await load({ port, nextPath, headers: asBrowser, seconds, connections }))
  }
  // The first one has run it warm.
  const sorted = results.slice(1).sort((a, b) => a.p99 - b.p99)
  return sorted[rounds >> 1] as LoadResult
}
