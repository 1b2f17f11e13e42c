import { setTimeout as wait } from 'node:timers/promises'
import { createBacklog } from './backlog.ts'
import type { startLitestream } from './litestream.ts'

type Litestream = Awaited<ReturnType<typeof startLitestream>>
type Options = {
  /** Time up to which everything is in the copy already. */
  since: number
  start(): Promise<Litestream>
  onProblem(reason: string): void
}

/** Milliseconds. After a run of `settled`, the pause is the shortest again; a process silent for `silent` is killed. */
const times = {
  checkMs: 1000,
  pause: 1000,
  maxPause: 30_000,
  settled: 60_000,
  silent: 30_000,
  last: 5000,
}

/** Keeps Litestream running: a process that ends by itself is restarted, after ever longer pauses. */
export function copyDatabase({ since, start, onProblem }: Options) {
  const backlog = createBacklog(since)
  const ending = new AbortController()
  let started: Promise<Litestream> | undefined
  let running: Litestream | null = null

  async function runOnce(): Promise<void> {
    started = start()
    running = await started
    let isOver = false
    const over = running.ended.then(() => {
      isOver = true
    })
    for (let heardAt = Date.now(); !isOver; ) {
      await Promise.race([over, wait(times.checkMs, null, { ref: false })])
      if (await check(running)) heardAt = Date.now()
      else if (!isOver && Date.now() - heardAt > times.silent) await running.end()
    }
    running = null
  }

  async function check(litestream: Litestream): Promise<boolean> {
    const progress = await litestream.readProgress().catch(() => null)
    if (progress) backlog.add(Date.now(), progress)
    return progress !== null
  }

  async function keepRunning(): Promise<void> {
    for (let pause = times.pause; !ending.signal.aborted; ) {
      const begun = Date.now()
      await runOnce().catch(({ message }) => onProblem(message))
      if (ending.signal.aborted) return
      onProblem('Litestream has ended')
      pause = Date.now() - begun > times.settled ? times.pause : pause * 2
      await wait(Math.min(pause, times.maxPause), null, { signal: ending.signal }).catch(() => {})
    }
  }

  const kept = keepRunning()
  return {
    get copiedUntil() {
      return backlog.copiedUntil
    },
    /**
     * Ends Litestream once the last writes are copied. If it was stopped together with this process, a new one
     * copies them.
     */
    async end(): Promise<void> {
      ending.abort()
      await started?.catch(() => {})
      const closedAt = Date.now()
      if (running) await running.end()
      else {
        const last = await start().catch(() => null)
        while (last && backlog.copiedUntil < closedAt && Date.now() < closedAt + times.last) {
          await wait(100)
          await check(last)
        }
        await last?.end()
      }
      await kept
    },
  }
}
