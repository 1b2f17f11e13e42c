import { setTimeout } from 'node:timers/promises'
import { apiPaths, apiPrefix, fillPath } from '../../../contract/paths.ts'
import { type LoadResult, load } from '../load.ts'
import { createQuestions, makeAhead } from '../questions.ts'
import { format, median, type Row } from '../report.ts'
import { type Site, untilIdle, withSite } from '../site.ts'

const asBrowser = { 'accept-encoding': 'gzip, deflate, br' }
const rounds = 5
/** Of a round. */
const seconds = 3
/** Milliseconds of it before prices change. */
const beforeChange = 500
/** More than are asked in a round. */
const ahead = 60_000
const lines = 1000

type Named = { _id: string }

/** 1,000 prices changed at once: how long that takes, and what those notice who search and filter. */
export async function benchPrices(): Promise<Row[]> {
  const rows: Row[] = []
  for (const products of [1000, 100_000])
    rows.push(...(await withSite(products, (site) => changePrices(site, products))))
  return rows
}

async function changePrices(site: Site, products: number): Promise<Row[]> {
  const call = await signIn(site)
  const { data } = await call<Named[]>('GET', `${apiPaths.products}?limit=${lines}&sort=newest`)
  const ids = data.map(({ _id }) => _id)
  const next = createQuestions(`prices ${products}`)
  /** Nothing is left to load of a change before. */
  async function ask(beside: () => Promise<void> = async () => {}): Promise<LoadResult> {
    const nextPath = makeAhead(next, ahead)
    await untilIdle(site)
    const asking = load({ port: site.port, nextPath, headers: asBrowser, seconds })
    const [asked] = await Promise.all([asking, beside()])
    return asked
  }
  const times: number[] = []

  /** Up and down in turn. */
  async function change(round: number): Promise<void> {
    const rule = { kind: 'amount', value: round % 2 ? 1 : -1, products: ids }
    const { data } = await call<Named>('POST', apiPaths.priceRevisions, { rule })
    await setTimeout(beforeChange)
    const started = performance.now()
    await call('POST', fillPath(apiPaths.priceRevisionApply, { id: data._id }))
    times.push(performance.now() - started)
  }

  await ask()
  const idle: LoadResult[] = []
  const meanwhile: LoadResult[] = []
  for (let round = 1; round <= rounds; round++) {
    idle.push(await ask())
    meanwhile.push(await ask(() => change(round)))
  }
  const p99 = (results: LoadResult[]) => median(results.map((result) => result.p99))
  const slowest = Math.max(...meanwhile.map((result) => result.slowest))
  const among = `among ${products.toLocaleString('en')}`
  return [
    {
      work: `1,000 prices applied, ${among}`,
      value: median(times),
      unit: 'ms',
      reach: { atMost: 1000 },
      detail: `while others search and filter; slowest of ${rounds} ${format(Math.max(...times))} ms`,
    },
    {
      work: `p99 of search and filter meanwhile, ${among}`,
      value: p99(meanwhile) / p99(idle),
      unit: '× idle',
      reach: { atMost: 2 },
      detail: `${format(p99(meanwhile))} ms of ${seconds} s with a change, ${format(p99(idle))} ms without; slowest ${format(slowest)} ms`,
    },
  ]
}

/** Calls the API as an administrator. */
async function signIn(site: Site) {
  const headers = { ...(await site.signIn()), 'content-type': 'application/json' }
  return async <T>(method: string, path: string, body: object = {}) => {
    const answer = await fetch(`http://127.0.0.1:${site.port}${apiPrefix}${path}`, {
      method,
      headers,
      ...(method !== 'GET' && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`${method} ${path} was refused: ${await answer.text()}`)
    return (await answer.json()) as { data: T }
  }
}
