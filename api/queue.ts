import { unavailable } from './errors.ts'

type Limits = {
  /** How many tasks may be under way or waiting, all together. */
  places: number
  /** How many run at a time. */
  atOnce?: number
  /** How many places one owner may take. */
  ofOwner?: number
}

/** Lets so many tasks run at a time that the rest of the server is left to others. */
export function createQueue({ places, atOnce = 1, ofOwner = places }: Limits) {
  const owners = new Map<string, number>()
  const waiting: (() => void)[] = []
  let taken = 0
  let running = 0

  /** @throws ApiError 503 where there is no place */
  async function enqueue<T>(task: () => Promise<T>, owner = ''): Promise<T> {
    const own = owners.get(owner) ?? 0
    if (taken === places || own === ofOwner) throw unavailable()
    taken++
    owners.set(owner, own + 1)
    try {
      if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
      else running++
      return await task()
    } finally {
      taken--
      release(owner)
      // Whoever comes next takes over this one's turn.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }

  function release(owner: string): void {
    const left = (owners.get(owner) ?? 0) - 1
    if (left > 0) owners.set(owner, left)
    else owners.delete(owner)
  }

  return { enqueue, length: () => taken }
}
