/** How long an answer is believed, and how long it is waited for. */
const fresh = 1000
const patience = 3000

/** Asks once for all who want to know at about the same time; no answer in time is a no. */
export function remember(ask: (signal: AbortSignal) => Promise<boolean>): () => Promise<boolean> {
  let known = Promise.resolve(false)
  let askedAt = -fresh
  return () => {
    const now = performance.now()
    if (now - askedAt < fresh) return known
    askedAt = now
    const { promise: late, resolve } = Promise.withResolvers<boolean>()
    const giveUp = new AbortController()
    // After a long turn of the event loop the answer may be there, and only has to be heard.
    const timer = setTimeout(() => setImmediate(resolve, false), patience)
    known = Promise.race([ask(giveUp.signal), late]).finally(() => {
      clearTimeout(timer)
      giveUp.abort()
    })
    return known
  }
}
