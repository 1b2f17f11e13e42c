import { unavailable } from './errors.ts'
import { leavePlace } from './place-at-work.ts'
import { Turns } from './turns.ts'

type Limits = {
  /** How many tasks may be under way or waiting, all together. */
  places: number
  /** How many run at a time. */
  atOnce?: number
  /** How many places one owner may take. */
  ofOwner?: number
}

/** Whose task it is. Whoever is known comes first, and is never kept out by those who are not. */
export type Owner = { name: string; isKnown: boolean }

type Waiter = { begin: () => void; turnAway: (reason: Error) => void }

/**
 * Lets so many tasks run at a time that the rest of the server is left to others. Owners take turns,
 * and where all places are taken, the one with most waiting gives its newest to one with fewer.
 */
export function createQueue({ places, atOnce = 1, ofOwner = places }: Limits) {
  const held = new Map<string, number>()
  const known = new Turns<Waiter>()
  const strangers = new Turns<Waiter>()
  let taken = 0
  let running = 0

  /** @throws ApiError 503 where there is no place, or it has gone to another owner */
  async function enqueue<T>(
    task: () => Promise<T>,
    owner: Owner = { name: '', isKnown: false },
  ): Promise<T> {
    await takeTurn(owner)
    try {
      return await task()
    } finally {
      release(owner.name)
      // Whoever comes next takes over this one's turn.
      const next = known.takeFirst() ?? strangers.takeFirst()
      if (next) next.begin()
      else running--
    }
  }

  async function takeTurn({ name, isKnown }: Owner): Promise<void> {
    const own = held.get(name) ?? 0
    if (own === ofOwner || (taken === places && !makeRoom(name, isKnown))) throw unavailable()
    taken++
    held.set(name, own + 1)
    if (running < atOnce) {
      running++
      return
    }
    const line = isKnown ? known : strangers
    // The places here are counted by themselves.
    leavePlace()
    await new Promise<void>((begin, turnAway) => line.add(name, { begin, turnAway }))
  }

  function makeRoom(name: string, isKnown: boolean): boolean {
    if (!isKnown) return turnAwayFrom(strangers, strangers.countOf(name) + 2)
    return turnAwayFrom(strangers, 1) || turnAwayFrom(known, known.countOf(name) + 2)
  }

  /** Turns the newest away of the owner with most, if that has at least so many. */
  function turnAwayFrom(line: Turns<Waiter>, least: number): boolean {
    const name = line.longest()
    if (name === undefined || line.countOf(name) < least) return false
    release(name)
    line.takeNewestOf(name)?.turnAway(unavailable())
    return true
  }

  function release(name: string): void {
    taken--
    const left = (held.get(name) ?? 0) - 1
    if (left > 0) held.set(name, left)
    else held.delete(name)
  }

  return { enqueue, length: () => taken }
}
