import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../../env/start-error.ts'
import { sqliteFileName } from '../db/sqlite.ts'
import { applyWriteLog, readMarks } from '../db/write-log.ts'
import type { CopiedDatabase, Snapshot } from './copied-database.ts'
import { type CopiedCommit, createCommitList, findLast } from './find-moment.ts'
import { formatIndiaMoment } from './parse-moment.ts'

/** Milliseconds: a snapshot is whole with the log up to when it was made, which comes into the copy after it. */
const settledMs = 3000
/** Steps back at most, to a state whose pictures are all there. */
const maxSteps = 100

type Options = {
  copied: CopiedDatabase
  /** Epoch milliseconds; the latest state without it. */
  at: number | undefined
  /** An empty folder, for the database under its usual name. */
  folder: string
  /** Whether a restored state is whole; one that is not gives way to the one before. */
  isWhole(folder: string): Promise<boolean>
}

/**
 * Restores the database as it was at a moment: the last snapshot before it, with all writes up to it. Returns by
 * when the last of them was written.
 * @throws StartError where the copy does not go back so far
 */
export async function restoreDatabase({ copied, at, folder, isWhole }: Options): Promise<number> {
  const snapshot = chooseSnapshot(copied.snapshots, at)
  const base = join(folder, 'base')
  writeFileSync(base, await copied.readSnapshot(snapshot))
  const commits = await readCommits(copied, snapshot, at, base)
  let last = findLast(commits, at ?? Number.POSITIVE_INFINITY)
  const lastIndex = commits[last]?.index ?? snapshot.index
  for (let index = snapshot.index; index < lastIndex; index++)
    applyWriteLog(base, logPath(base, index))
  for (let step = 0; ; step++) {
    const commit = commits[last]
    applyUpTo(base, commit, join(folder, sqliteFileName))
    const isFirst = !commit || commits[last - 1]?.index !== commit.index
    if ((await isWhole(folder)) || isFirst || step === maxSteps)
      return commit?.writtenBy ?? snapshot.storedAt
    last -= 1
  }
}

function chooseSnapshot(snapshots: Snapshot[], at: number | undefined): Snapshot {
  const oldest = snapshots.at(-1)
  if (!oldest) throw new StartError('COPY_TO: holds no copy of a database')
  if (at === undefined) return snapshots[0] ?? oldest
  const isBefore = (by: number) => snapshots.find(({ storedAt }) => storedAt <= by)
  const snapshot = isBefore(at - settledMs) ?? isBefore(at)
  if (snapshot) return snapshot
  throw new StartError(`--at: the copy begins later, at ${formatIndiaMoment(oldest.storedAt)}`)
}

/** Stores each log beside the base, as far as the moment needs them. */
async function readCommits(
  copied: CopiedDatabase,
  { generation, index: first }: Snapshot,
  at: number | undefined,
  base: string,
): Promise<CopiedCommit[]> {
  const list = createCommitList(readMarks(base))
  for (let index = first; ; index++) {
    const log = await copied.readLog(generation, index)
    if (!log) return list.commits
    writeFileSync(logPath(base, index), log.bytes)
    list.add(index, log)
    if (at !== undefined && list.isBeyond(at)) return list.commits
  }
}

const logPath = (base: string, index: number) => `${base}-${index}`

function applyUpTo(base: string, commit: CopiedCommit | undefined, to: string): void {
  for (const ending of ['', '-wal', '-shm']) rmSync(to + ending, { force: true })
  copyFileSync(base, to)
  if (!commit) return
  const log = `${to}-log`
  writeFileSync(log, readFileSync(logPath(base, commit.index)).subarray(0, commit.end))
  applyWriteLog(to, log)
}
