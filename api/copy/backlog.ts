import { type Position, type Progress, pollMs } from './litestream.ts'

/** Works out up to when all writes are in the copy. Times are epoch milliseconds. */
export function createBacklog(since: number) {
  let copiedUntil = since
  let lastSyncs = 0
  /** Writes by a time that are not in the copy yet, oldest first. */
  let waiting: { at: number; position: Position }[] = []

  return {
    add(now: number, { syncs, seen, copied }: Progress): void {
      const isKnown = Number.isFinite(syncs + seen.index + seen.offset)
      // A look that has not happened since says nothing of what was written since.
      if (isKnown && syncs !== lastSyncs) {
        lastSyncs = syncs
        const last = waiting.at(-1)
        // It has begun anew, with all that there is.
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
