import type { Database } from '../db/schema.ts'
import type { CopyLag } from './copy-lag.ts'
import { pause } from './retry.ts'
import { readCopyStatus, saveBehindSince } from './status-repository.ts'

const pollMs = 1000
/** Milliseconds behind from which the copy counts as late, and below which it has caught up. */
const backlog = { from: 10_000, to: 5000 }

type Options = { db: Database; lag: CopyLag; signal: AbortSignal }

/** Records in the database since when the copy is behind, for the other processes and those who ask them. */
export async function reportBacklog({ db, lag, signal }: Options): Promise<void> {
  let reported = (await readCopyStatus(db)).behind_since
  for (; !signal.aborted; await pause(pollMs, signal)) {
    const since = behindSince(lag, reported)
    if (since === reported) continue
    // Where the database is away or busy, a second later.
    const isSaved = await saveBehindSince(db, since).then(
      () => true,
      () => false,
    )
    if (isSaved) reported = since
  }
}

/** Epoch milliseconds; null where the copy keeps up. */
function behindSince(lag: CopyLag, reported: number | null): number | null {
  if (!lag.isKnown) return reported
  const { ms } = lag
  if (reported === null) return ms > backlog.from ? Date.now() - ms : null
  return ms < backlog.to ? null : reported
}
