import { unavailable } from './errors.ts'

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
/** Who waits, by owner; the owner whose turn is next stands first. */
type Line = Map<string, Waiter[]>

/**
 * Lets so many tasks run at a time that the rest of the server is left to others. Owners take turns,
 * and where all places are taken, the one with most waiting gives its newest to one with fewer.
 */
export function createQueue({ places, atOnce = 1, ofOwner = places }: Limits) {
  const held = new Map<string, number>()
  const known: Line = new Map()
  const strangers: Line = new Map()
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
      const next = takeFirst(known) ?? takeFirst(strangers)
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
    const waiters = line.get(name) ?? []
    line.set(name, waiters)
    await new Promise<void>((begin, turnAway) => waiters.push({ begin, turnAway }))
  }

  function makeRoom(name: string, isKnown: boolean): boolean {
    if (!isKnown) return turnAwayFrom(strangers, (strangers.get(name)?.length ?? 0) + 2)
    return turnAwayFrom(strangers, 1) || turnAwayFrom(known, (known.get(name)?.length ?? 0) + 2)
  }

  /** Turns the newest away of the owner with most, if that has at least so many. */
  function turnAwayFrom(line: Line, least: number): boolean {
    const [longest] = [...line].sort(([, one], [, other]) => other.length - one.length)
    if (!longest || longest[1].length < least) return false
    const [name, waiters] = longest
    const newest = waiters.pop()
    if (waiters.length === 0) line.delete(name)
    release(name)
    newest?.turnAway(unavailable())
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

function takeFirst(line: Line): Waiter | undefined {
  const [first] = line
  if (!first) return
  const [name, waiters] = first
  const waiter = waiters.shift()
  // The rest of them come after everybody else's next.
  line.delete(name)
  if (waiters.length > 0) line.set(name, waiters)
  return waiter
}
