import { type Position, type Progress, pollMs } from './litestream.ts'

/** Works out up to which time all writes are in the copy. Times are epoch milliseconds. */
export function createBacklog(since: number) {
  let copiedUntil = since
  let lastSyncs = 0
  /** Writes that are not in the copy yet, each with the time it was seen, oldest first. */
  let waiting: { at: number; position: Position }[] = []

  return {
    add(now: number, { syncs, seen, copied }: Progress): void {
      const isKnown = Number.isFinite(syncs + seen.index + seen.offset)
      // Without a new sync, Litestream's position says nothing about newer writes.
      if (isKnown && syncs !== lastSyncs) {
        lastSyncs = syncs
        const last = waiting.at(-1)
        // A position that went back means that Litestream has begun anew, with a copy of everything.
        if (last && isBefore(seen, last.position)) waiting = []
        else if (last && !isBefore(last.position, seen)) waiting.pop()
        waiting.push({ at: now - pollMs, position: seen })
      }
      const isOfOther = !Number.isFinite(copied.offset) || isBefore(seen, copied)
      while (!isOfOther && waiting[0] && !isBefore(copied, waiting[0].position))
        copiedUntil = waiting.shift()?.at ?? copiedUntil
    },
    get copiedUntil() {
      return copiedUntil
    },
  }
}

function isBefore(a: Position, b: Position): boolean {
  return a.index < b.index || (a.index === b.index && a.offset < b.offset)
}
