import type { Server } from 'node:http'
import { RoundRobin } from './round-robin.ts'

/** An admitted request that waits to start. */
export type Waiting = { since: number; start(): void }

export type StartQueue = ReturnType<typeof createStartQueue>

/** Turns of the event loop in which new connections are accepted before the next requests start. */
const maxAcceptTurns = 32

/** Milliseconds of work that should start together, between two rounds of accepting. */
const batchMs = { min: 2, max: 8 }
const maxBatchSize = 32

/**
 * Starts a few requests at a time, staff first, and in between accepts every pending connection: one turn
 * of the event loop accepts a single connection, so newcomers would otherwise wait unseen for as long as
 * all earlier work takes.
 */
export function createStartQueue(server: Server) {
  const staff = new RoundRobin<Waiting>()
  const visitors = new RoundRobin<Waiting>()
  let newcomers = 0
  let acceptTurns = 0
  let batchSize = 1
  let batchStart = 0
  let isStarting = false
  server.on('connection', () => newcomers++)

  function startNext(): void {
    if (newcomers > 0 && acceptTurns < maxAcceptTurns) {
      newcomers = 0
      acceptTurns++
    } else {
      acceptTurns = 0
      batchStart = performance.now()
      for (let left = batchSize; left > 0; left--) (staff.shift() ?? visitors.shift())?.start()
      setImmediate(adjustBatchSize)
    }
    isStarting = staff.length + visitors.length > 0
    if (isStarting) setImmediate(startNext)
  }

  /** Long work starts one by one, short work in large batches. */
  function adjustBatchSize(): void {
    const took = performance.now() - batchStart
    if (took < batchMs.min) batchSize = Math.min(batchSize * 2, maxBatchSize)
    else if (took > batchMs.max) batchSize = Math.max(Math.floor(batchSize / 2), 1)
  }

  return {
    visitors,
    push(client: string, waiting: Waiting, isStaff: boolean): void {
      const queue = isStaff ? staff : visitors
      queue.push(client, waiting)
      newcomers++
      if (isStarting) return
      isStarting = true
      setImmediate(startNext)
    },
  }
}
