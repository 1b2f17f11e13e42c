import type { Marks } from '../../db/sqlite/write-log.ts'
import type { WriteLog } from '../copied-database.ts'
import { listCommits } from './list-commits.ts'

/** A transaction in the copy, and the latest time at which it can have been written. */
export type CopiedCommit = { index: number; end: number; writtenBy: number }

/**
 * Lists the transactions after a snapshot, log by log. The time of each is that of the next mark, which is
 * written at the end of its second, or the time at which it reached the copy, whichever is earlier: a bucket that
 * was unreachable received everything late.
 */
export function createCommitList(marks: Marks) {
  const commits: CopiedCommit[] = []
  let lastMark = marks.last
  /** The first commit that no mark follows yet. */
  let unmarked = 0

  return {
    commits,
    /** True once a mark shows that all further transactions are later. */
    isBeyond: (at: number) => lastMark > at,
    add(index: number, { bytes, parts }: WriteLog): void {
      let part = 0
      for (const { end, mark } of listCommits(bytes, marks.page)) {
        while ((parts[part]?.end ?? end) < end) part += 1
        commits.push({ index, end, writtenBy: parts[part]?.storedAt ?? 0 })
        // The page with the mark may be written again without a new mark.
        if (mark === null || mark <= lastMark) continue
        lastMark = mark
        for (const commit of commits.slice(unmarked))
          commit.writtenBy = Math.min(commit.writtenBy, mark)
        unmarked = commits.length
      }
    },
  }
}

/** Index of the last transaction up to a moment; -1 if all are later. */
export function findLast(commits: CopiedCommit[], at: number): number {
  const later = commits.findIndex(({ writtenBy }) => writtenBy > at)
  return (later < 0 ? commits.length : later) - 1
}
