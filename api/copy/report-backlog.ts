import type { Database } from '../db/schema.ts'
import type { CopyLag } from './copy-lag.ts'
import { pause, retry } from './retry.ts'
import { readCopyStatus, saveBehindSince } from './status-repository.ts'

const pollMs = 1000
/** Milliseconds: the copy counts as late once it is `from` behind, and as caught up below `to`. */
const backlog = { from: 10_000, to: 5000 }

type Options = {
  db: Database
  lag: CopyLag
  signal: AbortSignal
  onProblem(reason: string): void
  /** Called once the copy has caught up. */
  onRecovery(): void
}

/** Records in the database since when the copy has been behind, so that every process can report it. */
export async function reportBacklog(options: Options): Promise<void> {
  const { db, lag, signal, onProblem, onRecovery } = options
  let reported: number | null = null
  async function read(): Promise<void> {
    reported = (await readCopyStatus(db)).behind_since
  }
  if (!(await retry(read, { signal, onFailure: onProblem }))) return
  for (; !signal.aborted; await pause(pollMs, signal)) {
    const since = behindSince(lag, reported)
    if (since === reported) continue
    // Retries a second later if the database is unavailable or busy.
    const isSaved = await saveBehindSince(db, since).then(
      () => true,
      () => false,
    )
    if (!isSaved) continue
    reported = since
    if (since === null) onRecovery()
  }
}

/** Epoch milliseconds; null if the copy keeps up. */
function behindSince(lag: CopyLag, reported: number | null): number | null {
  const { ms, isKnown } = lag
  if (reported === null) return ms > backlog.from ? Date.now() - ms : null
  return isKnown && ms < backlog.to ? null : reported
}
