import { Agent } from 'node:http'
import { compareWithBare } from '../compare.ts'
import { load } from '../load.ts'
import { createQuestions, makeAhead } from '../questions.ts'
import { ask } from '../recorded.ts'
import { format, median, type Row } from '../report.ts'
import { type Site, startBare, withSite } from '../site.ts'

const asBrowser = { 'accept-encoding': 'gzip, deflate, br' }
const sample = 300
/** Asked before the sample: a quiet server takes more time for each answer, and makes it smaller. */
const before = 100
const rounds = 5
/** Seconds of a round of measuring the tail. */
const seconds = 2
/** More than are asked in such a round. */
const ahead = 50_000

/** Searches and filters that never repeat: against the bare server, and 1,000 against 100,000 products. */
export async function benchSearch(): Promise<Row[]> {
  const small = await withSite(1000, async (site) => ({
    ratios: [
      await compareSearch(site, 'search and filter, never repeated', asBrowser),
      await compareSearch(site, 'search and filter, never repeated, uncompressed', {}),
    ],
    p99: await measureTail(site.port),
  }))
  const large = await withSite(100_000, async (site) => ({
    filling: await untilInMemory(site.port),
    p99: await measureTail(site.port),
    statements: await slowestAlone(site.port),
    memory: await site.memory(),
  }))
  return [
    ...small.ratios,
    {
      work: 'p99 of search and filter at 100,000',
      value: large.p99 / small.p99,
      unit: '× 1,000',
      reach: { atMost: 3 },
      detail: `${format(large.p99)} ms against ${format(small.p99)} ms, 16 connections; in memory after ${format(large.filling.seconds)} s of such load, until then p99 ${format(large.filling.p99)} ms; ${format(large.memory)} MB`,
    },
    large.statements,
  ]
}

/** Lists come from memory once the first has been asked for and all products have been put up there. */
async function untilInMemory(port: number): Promise<{ seconds: number; p99: number }> {
  const nextPath = createQuestions('filling')
  const started = performance.now()
  const tails: number[] = []
  do tails.push((await load({ port, nextPath, headers: asBrowser, seconds: 1 })).p99)
  while (!(await isInMemory(port, nextPath)))
  return { seconds: (performance.now() - started) / 1000, p99: Math.max(...tails) }
}

/** Only what is put together there and then is tagged so. */
async function isInMemory(port: number, nextPath: () => string): Promise<boolean> {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 })
  const answers = await Promise.all(
    Array.from({ length: before }, () => ask(port, nextPath(), asBrowser, agent)),
  )
  agent.destroy()
  return answers.some(({ headers }) => !headers.some((name) => /^content-encoding$/i.test(name)))
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
    return await compareWithBare(work, 0.25, {
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

async function measureTail(port: number): Promise<number> {
  const next = createQuestions('tail')
  const tails: number[] = []
  for (let round = 0; round <= rounds; round++) {
    const nextPath = makeAhead(next, ahead)
    const { p99 } = await load({ port, nextPath, headers: asBrowser, seconds })
    tails.push(p99)
  }
  // The first one has run it warm.
  return median(tails.slice(1))
}

/** One at a time, the whole request: what one query costs is less than that. */
async function slowestAlone(port: number): Promise<Row> {
  const nextPath = makeAhead(createQuestions('alone'), ahead)
  const { p99, slowest, p50 } = await load({ port, nextPath, seconds: 8, connections: 1 })
  return {
    work: 'slowest search at 100,000, one at a time',
    value: slowest,
    unit: 'ms',
    reach: { atMost: 20 },
    detail: `the whole request; p50 ${format(p50)} ms, p99 ${format(p99)} ms`,
  }
}
