import { setTimeout } from 'node:timers/promises'
import { backupMessages } from '../../contract/backups/backup-terms.ts'
import { BackupError } from './format.ts'

/** Milliseconds that a store may take for one call while everybody waits for it. */
const storeTimeoutMs = 5000

/** @throws BackupError where a store keeps everybody waiting for too long */
export async function inTime<T>(work: Promise<T>): Promise<T> {
  const isDone = new AbortController()
  const tooSlow = setTimeout(storeTimeoutMs, undefined, { signal: isDone.signal }).then(() => {
    throw new BackupError(backupMessages.tooSlow)
  })
  try {
    return await Promise.race([work, tooSlow])
  } finally {
    isDone.abort()
  }
}
