import { limits } from '../../contract/limits.ts'
import { unavailable } from '../errors.ts'

/** Who wants a place. Staff are signed in, or on a device that has been. */
export type Client = { name: string; isStaff: boolean }

type Limits = {
  places: number
  /** Further places for staff. */
  reserved?: number
  /** Places that one client may hold. */
  ofClient?: number
  /** Strangers that may wait, in all and of one client; without it none waits. */
  strangers?: { waiting: number; ofClient: number }
  /** Of staff, how many of one client may wait. */
  waitingOfClient?: number
  waitMs?: number
}

type Turn = { client: Client } & PromiseWithResolvers<void>

const { staff } = limits.load

/**
 * Places for work that only so much can be done of at a time. Where all are taken, staff wait, and come
 * before the strangers that may.
 */
export function createPlaces({
  places,
  reserved = 0,
  ofClient = Number.POSITIVE_INFINITY,
  strangers = { waiting: 0, ofClient: 0 },
  waitingOfClient = staff.waiting,
  waitMs = staff.waitMs,
}: Limits) {
  const held = new Set<Turn>()
  const lines = { staff: new Set<Turn>(), strangers: new Set<Turn>() }

  /**
   * Resolves with the function that gives the place back. Who is `gone` waits no longer.
   * @throws ApiError 503 where too many wait already, or the wait gets too long
   */
  async function enter(client: Client, gone?: AbortSignal): Promise<() => void> {
    const turn = { client, ...Promise.withResolvers<void>() }
    if (hasPlaceFor(client)) held.add(turn)
    else await wait(turn, gone)
    return () => leave(turn)
  }

  /** Does the work once there is a place for it. */
  async function run<T>(client: Client, work: () => Promise<T>): Promise<T> {
    const leave = await enter(client)
    try {
      return await work()
    } finally {
      leave()
    }
  }

  async function wait(turn: Turn, gone?: AbortSignal): Promise<void> {
    const line = turn.client.isStaff ? lines.staff : lines.strangers
    if (gone?.aborted || !mayWait(turn.client)) throw unavailable()
    line.add(turn)
    const giveUp = () => {
      line.delete(turn)
      turn.reject(unavailable())
    }
    const timer = setTimeout(giveUp, waitMs)
    gone?.addEventListener('abort', giveUp)
    try {
      await turn.promise
    } finally {
      clearTimeout(timer)
      gone?.removeEventListener('abort', giveUp)
    }
  }

  function leave(turn: Turn): void {
    if (!held.delete(turn)) return
    for (const line of [lines.staff, lines.strangers])
      for (const next of line)
        if (hasPlaceFor(next.client)) {
          line.delete(next)
          held.add(next)
          next.resolve()
          return
        }
  }

  function hasPlaceFor({ name, isStaff }: Client): boolean {
    if (held.size >= places + (isStaff ? reserved : 0)) return false
    return ofClient > held.size || countOf(name, held) < ofClient
  }

  function mayWait({ name, isStaff }: Client): boolean {
    if (isStaff)
      return lines.staff.size < staff.waiting && countOf(name, lines.staff) < waitingOfClient
    if (lines.strangers.size >= strangers.waiting) return false
    return countOf(name, lines.strangers) < strangers.ofClient
  }

  return {
    enter,
    run,
    held: () => held.size,
    /** Held or waited for. */
    wanted: () => held.size + lines.staff.size + lines.strangers.size,
  }
}

function countOf(name: string, turns: Set<Turn>): number {
  return [...turns].filter(({ client }) => client.name === name).length
}
