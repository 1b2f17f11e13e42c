import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from '../../../env/start-error.ts'
import { sqliteFileName } from '../../db/sqlite/sqlite.ts'
import { applyWriteLog, type Marks, readMarks } from '../../db/sqlite/write-log.ts'
import type { CopiedDatabase, Snapshot, WriteLog } from '../copied-database.ts'
import { type CopiedCommit, createCommitList, findLast } from './find-moment.ts'
import { formatIndiaMoment } from './parse-moment.ts'

/** Milliseconds: a snapshot is complete only with the log up to its time, which reaches the copy later. */
const settledMs = 3000
/** Most steps back to find a state whose pictures are all there. */
const maxSteps = 100
/** Older snapshots to try if the best one cannot be restored. */
const maxOlder = 3

type Options = {
  copied: CopiedDatabase
  /** Epoch milliseconds; undefined means the latest state. */
  at: number | undefined
  /** An empty folder, for the database under its usual name. */
  folder: string
  /** Tells whether a restored state is complete; if not, the state before it is tried. */
  isWhole(folder: string): Promise<boolean>
}

/**
 * Restores the database as it was at a moment: the last snapshot before it, with all writes up to it. Returns the
 * latest time at which the last of them can have been written.
 * @throws StartError if the copy does not go back so far
 */
export async function restoreDatabase(options: Options): Promise<number> {
  const [first, ...older] = chooseSnapshots(options.copied.snapshots, options.at)
  if (!first) throw new StartError('COPY_TO: holds no copy of a database')
  let failure: unknown
  for (const snapshot of [first, ...older.slice(0, maxOlder)]) {
    try {
      return await restoreFrom(snapshot, options)
    } catch (error) {
      // A snapshot made just before the machine failed lacks the log that completes it.
      failure ??= error
      for (const name of readdirSync(options.folder))
        rmSync(join(options.folder, name), { recursive: true })
    }
  }
  throw failure
}

async function restoreFrom(
  snapshot: Snapshot,
  { copied, at, folder, isWhole }: Options,
): Promise<number> {
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

/** Orders snapshots with the best first: the newest one that is complete at the moment. */
function chooseSnapshots(snapshots: Snapshot[], at: number | undefined): Snapshot[] {
  const oldest = snapshots.at(-1)
  if (!oldest || at === undefined) return snapshots
  const before = snapshots.filter(({ storedAt }) => storedAt <= at)
  if (before.length === 0)
    throw new StartError(`--at: the copy begins later, at ${formatIndiaMoment(oldest.storedAt)}`)
  const isSettled = ({ storedAt }: Snapshot) => storedAt <= at - settledMs
  return [...before.filter(isSettled), ...before.filter((snapshot) => !isSettled(snapshot))]
}

/** Stores each log that the moment needs beside the base. */
async function readCommits(
  copied: CopiedDatabase,
  { generation, index: first }: Snapshot,
  at: number | undefined,
  base: string,
): Promise<CopiedCommit[]> {
  const firstLog = await copied.readLog(generation, first)
  const list = createCommitList(findMarks(base, firstLog))
  for (let index = first; ; index++) {
    const log = index === first ? firstLog : await copied.readLog(generation, index)
    if (!log) return list.commits
    writeFileSync(logPath(base, index), log.bytes)
    list.add(index, log)
    if (at !== undefined && list.isBeyond(at)) return list.commits
  }
}

/**
 * Reads the marks. A snapshot may be inconsistent without its log; a mark in the log is then taken for a new one.
 */
function findMarks(base: string, log: WriteLog | null): Marks {
  try {
    return readMarks(base)
  } catch (error) {
    if (!log) throw error
    const whole = `${base}-whole`
    copyFileSync(base, whole)
    writeFileSync(`${whole}-wal`, log.bytes)
    return { page: readMarks(whole).page, last: 0 }
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
