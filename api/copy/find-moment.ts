import type { Marks } from '../db/sqlite/write-log.ts'
import type { WriteLog } from './copied-database.ts'
import { listCommits } from './list-commits.ts'

/** A transaction in the copy, and by when it was written at the latest. */
export type CopiedCommit = { index: number; end: number; writtenBy: number }

/**
 * Lists the transactions after a snapshot, log by log. When each was written is told by the first mark after it,
 * which stands at the end of its second, or by the time at which it came into the copy, whichever is earlier: a
 * bucket that was away has got everything late.
 */
export function createCommitList(marks: Marks) {
  const commits: CopiedCommit[] = []
  let lastMark = marks.last
  /** The first commit that no mark follows yet. */
  let unmarked = 0

  return {
    commits,
    /** Says that all that comes is later. */
    isBeyond: (at: number) => lastMark > at,
    add(index: number, { bytes, parts }: WriteLog): void {
      let part = 0
      for (const { end, mark } of listCommits(bytes, marks.page)) {
        while ((parts[part]?.end ?? end) < end) part += 1
        commits.push({ index, end, writtenBy: parts[part]?.storedAt ?? 0 })
        // Written again with what else stands in that row.
        if (mark === null || mark <= lastMark) continue
        lastMark = mark
        for (const commit of commits.slice(unmarked))
          commit.writtenBy = Math.min(commit.writtenBy, mark)
        unmarked = commits.length
      }
    },
  }
}

/** The last transaction by a moment; -1 where all are later. */
export function findLast(commits: CopiedCommit[], at: number): number {
  const later = commits.findIndex(({ writtenBy }) => writtenBy > at)
  return (later < 0 ? commits.length : later) - 1
}
