const maxAgeMs = 1000
const timeoutMs = 3000

/** Runs a check at most once a second, for all who ask. A check that takes too long counts as failed. */
export function cachedCheck(
  ask: (signal: AbortSignal) => Promise<boolean>,
): () => Promise<boolean> {
  let known = Promise.resolve(false)
  let askedAt = -maxAgeMs
  return () => {
    const now = performance.now()
    if (now - askedAt < maxAgeMs) return known
    askedAt = now
    const { promise: late, resolve } = Promise.withResolvers<boolean>()
    const giveUp = new AbortController()
    // After a long turn of the event loop the result may be there, and wait to be read.
    const timer = setTimeout(() => setImmediate(resolve, false), timeoutMs)
    known = Promise.race([ask(giveUp.signal), late]).finally(() => {
      clearTimeout(timer)
      giveUp.abort()
    })
    return known
  }
}
