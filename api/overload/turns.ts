import type { Server } from 'node:http'

/** Turns of the event loop that only accept, before the next request starts. */
const maxAcceptTurns = 32

/**
 * Starts one request in a turn of the event loop, and none while connections come in: a turn accepts a
 * single connection, so newcomers, health checks among them, would wait unseen behind all earlier work.
 */
export function createTurns(server: Server): () => Promise<void> {
  const waiting: (() => void)[] = []
  let hasNewcomer = false
  let acceptTurns = 0
  let isTurning = false
  server.on('connection', () => {
    hasNewcomer = true
  })

  function turn(): void {
    if (hasNewcomer && acceptTurns < maxAcceptTurns) acceptTurns++
    else {
      acceptTurns = 0
      waiting.shift()?.()
    }
    hasNewcomer = false
    isTurning = waiting.length > 0
    if (isTurning) setImmediate(turn)
  }

  return () =>
    new Promise((start) => {
      waiting.push(start)
      if (isTurning) return
      isTurning = true
      setImmediate(turn)
    })
}
