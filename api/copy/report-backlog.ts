import type { Database } from '../db/schema.ts'
import type { CopyLag } from './copy-lag.ts'
import { pause } from './retry.ts'
import { readCopyStatus, saveBehindSince } from './status-repository.ts'

const pollMs = 1000
/** Milliseconds: the copy counts as late once it is `from` behind, and as caught up below `to`. */
const backlog = { from: 10_000, to: 5000 }

type Options = { db: Database; lag: CopyLag; signal: AbortSignal }

/** Records in the database since when the copy has been behind, so that every process can report it. */
export async function reportBacklog({ db, lag, signal }: Options): Promise<void> {
  let reported = (await readCopyStatus(db)).behind_since
  for (; !signal.aborted; await pause(pollMs, signal)) {
    const since = behindSince(lag, reported)
    if (since === reported) continue
    // Retries a second later if the database is unavailable or busy.
    const isSaved = await saveBehindSince(db, since).then(
      () => true,
      () => false,
    )
    if (isSaved) reported = since
  }
}

/** Epoch milliseconds; null if the copy keeps up. */
function behindSince(lag: CopyLag, reported: number | null): number | null {
  if (!lag.isKnown) return reported
  const { ms } = lag
  if (reported === null) return ms > backlog.from ? Date.now() - ms : null
  return ms < backlog.to ? null : reported
}
