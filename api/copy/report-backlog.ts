import type { Database } from '../db/schema.ts'
import type { CopyLag } from './copy-lag.ts'
import { pause } from './retry.ts'
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
  const { signal, onProblem } = options
  for (; !signal.aborted; await pause(pollMs, signal))
    await reportOnce(options).catch(({ message }) => onProblem(message))
}

/** Another process may have written since, so what is recorded is read each time. */
async function reportOnce({ db, lag, onRecovery }: Options): Promise<void> {
  const { behind_since: reported } = await readCopyStatus(db)
  const since = behindSince(lag, reported)
  if (since === reported) return
  await saveBehindSince(db, since)
  if (since === null) onRecovery()
}

/** Epoch milliseconds; null if the copy keeps up. */
function behindSince(lag: CopyLag, reported: number | null): number | null {
  const { ms, isKnown } = lag
  if (reported === null) return ms > backlog.from ? Date.now() - ms : null
  return isKnown && ms < backlog.to ? null : reported
}
