import { unavailable } from '../errors.ts'
import { releaseSlot } from './admission.ts'
import { RoundRobin } from './round-robin.ts'

type Limits = {
  /** Tasks that may run or wait, all together. */
  capacity: number
  concurrency?: number
  /** Tasks of one client that may run or wait. */
  perClient?: number
}

/** Who queues a task. Known clients come first, and unknown ones never keep them out. */
export type Client = { name: string; isKnown: boolean }

type Waiter = { start: () => void; reject: (reason: Error) => void }

/**
 * Runs a few tasks at a time. Clients take turns; where the queue is full, the client with most tasks
 * waiting loses its newest to a client with fewer.
 */
export function createFairQueue({ capacity, concurrency = 1, perClient = capacity }: Limits) {
  const held = new Map<string, number>()
  const known = new RoundRobin<Waiter>()
  const unknown = new RoundRobin<Waiter>()
  let length = 0
  let running = 0

  /** @throws ApiError 503 if the queue is full, or the task was replaced by another client's */
  async function enqueue<T>(
    task: () => Promise<T>,
    client: Client = { name: '', isKnown: false },
  ): Promise<T> {
    await waitForTurn(client)
    try {
      return await task()
    } finally {
      release(client.name)
      const next = known.shift() ?? unknown.shift()
      if (next) next.start()
      else running--
    }
  }

  async function waitForTurn({ name, isKnown }: Client): Promise<void> {
    const own = held.get(name) ?? 0
    if (own === perClient || (length === capacity && !makeRoom(name, isKnown))) throw unavailable()
    length++
    held.set(name, own + 1)
    if (running < concurrency) {
      running++
      return
    }
    const queue = isKnown ? known : unknown
    // This queue has a limit of its own, so the request need not count against the server's.
    releaseSlot()
    await new Promise<void>((start, reject) => queue.push(name, { start, reject }))
  }

  function makeRoom(name: string, isKnown: boolean): boolean {
    if (!isKnown) return rejectNewest(unknown, unknown.countOf(name) + 2)
    return rejectNewest(unknown, 1) || rejectNewest(known, known.countOf(name) + 2)
  }

  /** Rejects the newest task of the client with most, if that has at least `minimum` waiting. */
  function rejectNewest(queue: RoundRobin<Waiter>, minimum: number): boolean {
    const name = queue.longest()
    if (name === undefined || queue.countOf(name) < minimum) return false
    release(name)
    queue.popNewestOf(name)?.reject(unavailable())
    return true
  }

  function release(name: string): void {
    length--
    const left = (held.get(name) ?? 0) - 1
    if (left > 0) held.set(name, left)
    else held.delete(name)
  }

  return { enqueue, length: () => length }
}
