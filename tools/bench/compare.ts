import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { findFreePort } from '../free-port.ts'
import { median } from './floors.ts'
import { load } from './load.ts'
import { readProcessorTime, type Site } from './site.ts'

type Request = { nextPath: () => string; headers: Record<string, string> }

const rounds = 5
const seconds = 1
/** Seconds until V8 has compiled the code that runs often. */
const warmUpSeconds = 3

/** Loads the product and a bare server, with the same responses, alternately; returns the median ratio. */
export async function compareWithBare(site: Site, forSite: Request, forBare: Request = forSite) {
  const port = await findFreePort()
  const bare = fork(join(import.meta.dirname, 'bare-server.ts'), [`${port}`, `${site.port}`])
  await once(bare, 'message')
  const sides = {
    bare: { port, ...forBare, processorTime: () => readProcessorTime(bare.pid) },
    site: { port: site.port, ...forSite, processorTime: site.processorTime },
  }
  const measure = async (name: keyof typeof sides, seconds: number) => {
    const { processorTime, ...side } = sides[name]
    const before = await processorTime()
    const { rate, total, statuses } = await load({ ...side, seconds })
    const cost = ((await processorTime()) - before) / total
    return { rate, cost, statuses: Object.keys(statuses).join() }
  }
  try {
    for (const name of ['bare', 'site'] as const) await measure(name, warmUpSeconds)
    const pairs: Record<keyof typeof sides, Awaited<ReturnType<typeof measure>>>[] = []
    while (pairs.length < rounds)
      pairs.push({ bare: await measure('bare', seconds), site: await measure('site', seconds) })
    for (const { bare, site } of pairs)
      if (bare.statuses !== site.statuses)
        throw new Error(`Responded ${site.statuses}, the bare server ${bare.statuses}`)
    const rate = (name: keyof typeof sides) =>
      Math.round(median(pairs.map((pair) => pair[name].rate)))
    const byCost = median(pairs.map(({ bare, site }) => bare.cost / site.cost))
    return {
      ratio: median(pairs.map(({ bare, site }) => site.rate / bare.rate)),
      detail: `${rate('site')} of ${rate('bare')} a second; ${byCost.toPrecision(2)} by processor time`,
    }
  } finally {
    bare.disconnect()
  }
}
