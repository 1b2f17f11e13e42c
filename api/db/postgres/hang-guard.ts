import { setTimeout as wait } from 'node:timers/promises'
import { DatabaseHangs } from '../failures.ts'

/** Milliseconds after which a silent database is asked for a sign of life, and that it has to answer. */
const doubtMs = 3000
const answerMs = 2000
const checkMs = 500

/** Asks the database for a sign of life; the signal ends what takes too long. */
type Ping = (signal: AbortSignal) => Promise<unknown>
type State = 'up' | 'failing' | 'hanging'
type Pending = { since: number; maxMs: number; fail(): void }

export type HangGuard = ReturnType<typeof createHangGuard>

/**
 * Keeps time on the client's side of a connection, because a hanging server cannot. Slow statements are left
 * alone while the database gives signs of life; without one, all of them fail within seconds, and new ones fail
 * at once until it is back.
 */
export function createHangGuard(ping: Ping) {
  const pending = new Set<Pending>()
  let isChecking = false
  let isHanging = false
  let isClosed = false
  let asking: Promise<State> | undefined
  const timer = setInterval(() => void check(), checkMs).unref()

  /**
   * Runs work on the database; `abandon` ends it if the database hangs, or after `maxMs` in any case.
   * @throws DatabaseHangs
   */
  async function run<T>(
    work: () => Promise<T>,
    { abandon, maxMs }: { abandon: () => void; maxMs: number },
  ): Promise<T> {
    if (isHanging) throw new DatabaseHangs()
    const { promise: failed, reject } = Promise.withResolvers<never>()
    const fail = () => {
      reject(new DatabaseHangs())
      abandon()
    }
    const entry = { since: performance.now(), maxMs, fail }
    pending.add(entry)
    try {
      return await Promise.race([work(), failed])
    } finally {
      pending.delete(entry)
    }
  }

  async function check(): Promise<void> {
    const now = performance.now()
    for (const { since, maxMs, fail } of pending) if (now - since > maxMs) fail()
    const isDoubted = pending.values().some(({ since }) => now - since > doubtMs)
    if (!isDoubted || isHanging || isChecking) return
    isChecking = true
    // The second question goes over a new connection, because only the first connection may have been lost.
    const isSilent = (await ask()) === 'hanging' && (await ask()) === 'hanging'
    isChecking = false
    if (!isSilent) return
    isHanging = true
    for (const { fail } of pending) fail()
    void awaitRecovery()
  }

  async function awaitRecovery(): Promise<void> {
    while (!isClosed && (await ask()) === 'hanging') await wait(checkMs, null, { ref: false })
  }

  /** Asks at most one question at a time, for any number of callers. */
  function ask(): Promise<State> {
    asking ??= askNow(ping).then((state) => {
      asking = undefined
      if (state !== 'hanging') isHanging = false
      return state
    })
    return asking
  }

  return {
    run,
    isUp: async () => (await ask()) === 'up',
    close() {
      isClosed = true
      clearInterval(timer)
    },
  }
}

async function askNow(ping: Ping): Promise<State> {
  const late = new AbortController()
  const { promise: silence, resolve } = Promise.withResolvers<State>()
  // After a long turn of the event loop, the answer may have arrived and not been read yet.
  const timer = setTimeout(() => setImmediate(resolve, 'hanging'), answerMs)
  const answer = ping(late.signal).then(
    (): State => 'up',
    (): State => 'failing',
  )
  try {
    const state = await Promise.race([answer, silence])
    if (state === 'hanging') late.abort()
    return state
  } finally {
    clearTimeout(timer)
  }
}
