import { setTimeout } from 'node:timers/promises'
import { backupMessages } from '../../../contract/backups/messages.ts'
import { BackupError } from '../format/format.ts'

/** Milliseconds that everybody may wait for a store: per call, and for all calls together. */
const longest = { call: 5000, all: 10_000 }

/** @throws BackupError if a store keeps everybody waiting for too long */
export type WithDeadline = <T>(work: Promise<T>) => Promise<T>

/** Limits the total time of all store calls made while everybody waits. */
export function limitWaiting(): WithDeadline {
  let left = longest.all
  // Calls may be nested, so only the outermost one is timed.
  let calls = 0
  let begun = 0
  return async (work) => {
    if (calls++ === 0) begun = performance.now()
    const isDone = new AbortController()
    const timeoutMs = Math.min(longest.call, left)
    const tooSlow = setTimeout(timeoutMs, undefined, { signal: isDone.signal }).then(() => {
      throw new BackupError(backupMessages.tooSlow)
    })
    try {
      return await Promise.race([work, tooSlow])
    } finally {
      isDone.abort()
      if (--calls === 0) left -= performance.now() - begun
    }
  }
}
