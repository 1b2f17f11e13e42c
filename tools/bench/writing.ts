import { apiPaths, apiPrefix, fillPath } from '../../contract/paths.ts'
import { knownIds } from './fill-database.ts'
import type { Site } from './site.ts'

type Pace = { perSecond: number } | { times: number }

/** Changes a price as the staff would; answers how to stop that, and with how many writes. */
export async function writeSteadily(
  site: Site,
  pace: Pace,
): Promise<() => Promise<{ perSecond: number }>> {
  const headers = { ...(await site.signIn()), 'content-type': 'application/json' }
  const path = apiPrefix + fillPath(apiPaths.product, { id: knownIds.product })
  const started = performance.now()
  let isStopped = false
  let written = 0

  async function write(): Promise<void> {
    const answer = await fetch(`http://127.0.0.1:${site.port}${path}`, {
      method: 'PUT',
      headers,
      body: JSON.stringify({ price: 100 + (written % 50) }),
    })
    if (!answer.ok) throw new Error(`A write was refused: ${answer.status}`)
    await answer.arrayBuffer()
    written++
  }

  async function writeAll(): Promise<void> {
    const times = 'times' in pace ? pace.times : Number.POSITIVE_INFINITY
    while (!isStopped && written < times) {
      await write()
      if (!('perSecond' in pace)) continue
      // Held to the plan, so that a late write does not slow the pace.
      const due = started + (written * 1000) / pace.perSecond
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())))
    }
  }

  const writing = writeAll()
  // An error is told to whoever stops it.
  writing.catch(() => {})
  return async () => {
    isStopped = 'perSecond' in pace
    await writing
    return { perSecond: written / ((performance.now() - started) / 1000) }
  }
}
