import { unavailable } from '../errors.ts'
import { serverLimits } from '../server-limits.ts'

/** Client that asks for a slot. Staff are signed in, or on a device that was signed in before. */
export type Client = { name: string; isStaff: boolean }

type Limits = {
  slots: number
  /** Further slots for staff. */
  reserved?: number
  /** Slots that one client may hold. */
  ofClient?: number
  /** Most strangers that may wait, in all and per client; if not set, none may. */
  strangers?: { waiting: number; ofClient: number }
  /** Most waiting requests of one staff client. */
  waitingOfClient?: number
  waitMs?: number
}

type Waiter = { client: Client } & PromiseWithResolvers<void>

const { staff } = serverLimits.load

/**
 * Slots for work that only a limited number may do at a time. When all are taken, staff wait ahead of strangers.
 */
export function createSlots({
  slots,
  reserved = 0,
  ofClient = Number.POSITIVE_INFINITY,
  strangers = { waiting: 0, ofClient: 0 },
  waitingOfClient = staff.waiting,
  waitMs = staff.waitMs,
}: Limits) {
  const active = new Set<Waiter>()
  const queues = { staff: new Set<Waiter>(), strangers: new Set<Waiter>() }

  /**
   * Resolves with the function that releases the slot. A client that is `gone` stops waiting.
   * @throws ApiError 503 if too many wait already, or the wait takes too long
   */
  async function enter(client: Client, gone?: AbortSignal): Promise<() => void> {
    const waiter = { client, ...Promise.withResolvers<void>() }
    if (hasSlotFor(client)) active.add(waiter)
    else await wait(waiter, gone)
    return () => release(waiter)
  }

  /** Runs the work once a slot is free. */
  async function run<T>(client: Client, work: () => Promise<T>): Promise<T> {
    const leave = await enter(client)
    try {
      return await work()
    } finally {
      leave()
    }
  }

  async function wait(waiter: Waiter, gone?: AbortSignal): Promise<void> {
    const queue = waiter.client.isStaff ? queues.staff : queues.strangers
    if (gone?.aborted || !mayWait(waiter.client)) throw unavailable()
    queue.add(waiter)
    const giveUp = () => {
      queue.delete(waiter)
      waiter.reject(unavailable())
    }
    const timer = setTimeout(giveUp, waitMs)
    gone?.addEventListener('abort', giveUp)
    try {
      await waiter.promise
    } finally {
      clearTimeout(timer)
      gone?.removeEventListener('abort', giveUp)
    }
  }

  function release(waiter: Waiter): void {
    if (!active.delete(waiter)) return
    for (const queue of [queues.staff, queues.strangers])
      for (const next of queue)
        if (hasSlotFor(next.client)) {
          queue.delete(next)
          active.add(next)
          next.resolve()
          return
        }
  }

  function hasSlotFor({ name, isStaff }: Client): boolean {
    if (active.size >= slots + (isStaff ? reserved : 0)) return false
    return ofClient > active.size || countOf(name, active) < ofClient
  }

  function mayWait({ name, isStaff }: Client): boolean {
    if (isStaff)
      return queues.staff.size < staff.waiting && countOf(name, queues.staff) < waitingOfClient
    if (queues.strangers.size >= strangers.waiting) return false
    return countOf(name, queues.strangers) < strangers.ofClient
  }

  return {
    enter,
    run,
    active: () => active.size,
    /** Number of requests active or waiting. */
    wanted: () => active.size + queues.staff.size + queues.strangers.size,
  }
}

function countOf(name: string, waiters: Set<Waiter>): number {
  return [...waiters].filter(({ client }) => client.name === name).length
}
