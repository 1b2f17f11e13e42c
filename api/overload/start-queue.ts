import type { Server } from 'node:http'

/** Most turns of the event loop that only accept connections before the next request starts. */
const maxAcceptTurns = 32

/**
 * Starts one request per turn of the event loop, and none while connections come in. A turn accepts a single
 * connection, so new ones, including health checks, would otherwise wait unseen behind all earlier work.
 */
export function createStartQueue(server: Server): () => Promise<void> {
  const waiting: (() => void)[] = []
  let hasNewcomer = false
  let acceptTurns = 0
  let isRunning = false
  server.on('connection', () => {
    hasNewcomer = true
  })

  function next(): void {
    if (hasNewcomer && acceptTurns < maxAcceptTurns) acceptTurns++
    else {
      acceptTurns = 0
      waiting.shift()?.()
    }
    hasNewcomer = false
    isRunning = waiting.length > 0
    if (isRunning) setImmediate(next)
  }

  return () =>
    new Promise((start) => {
      waiting.push(start)
      if (isRunning) return
      isRunning = true
      setImmediate(next)
    })
}
