import type { Database } from '../db/schema.ts'
import { findSwitchedOff } from './accounts-repository.ts'

const pollMs = 400

type Watched = { userId: string; end: () => void }

/** Ends the work in progress of accounts that are switched off, in whichever process that happens. */
export type AccountWatch = {
  /** Calls `end` once the account is switched off; returns a function that stops watching. */
  add(userId: string, end: () => void): () => void
  /** Number of works in progress that are watched. */
  readonly size: number
  close(): void
}

/**
 * Queries the database only while something lasts longer than the polling interval, because most requests end
 * sooner.
 */
export function createAccountWatch(db: Database): AccountWatch {
  const watched = new Set<Watched>()
  let timer: NodeJS.Timeout | undefined

  function schedule(): void {
    timer ??= setTimeout(check, pollMs).unref()
  }

  async function check(): Promise<void> {
    const ids = new Set([...watched].map(({ userId }) => userId))
    const off = await findSwitchedOff(db, ids).catch(() => new Set<string>())
    timer = undefined
    for (const entry of watched) if (off.has(entry.userId)) finish(entry)
    if (watched.size > 0) schedule()
  }

  function finish(entry: Watched): void {
    watched.delete(entry)
    entry.end()
  }

  return {
    add(userId, end) {
      const entry = { userId, end }
      watched.add(entry)
      schedule()
      return () => watched.delete(entry)
    },
    get size() {
      return watched.size
    },
    close() {
      clearTimeout(timer)
      watched.clear()
    },
  }
}
