import { countOf } from '../contract/text/count.ts'
import { keepFilesPrivate } from '../env/private-files.ts'
import { requireClock } from '../env/require-clock.ts'
import { StartError } from '../env/start-error.ts'
import { BackupError } from './backups/format/format.ts'
import type { Progress } from './backups/format/images.ts'
import { BusyError, type JobDescription, type RunningJob, startJob } from './backups/jobs/job.ts'
import { isUnavailable } from './db/failures.ts'
import type { Database } from './db/schema.ts'
import { isDiskFull } from './images/local-store.ts'
import { StoreUnavailable } from './images/store.ts'

/** Runs a command. An expected failure is printed as one line; any other with its stack. */
export async function runCli(command: (args: string[]) => Promise<void>): Promise<void> {
  keepFilesPrivate()
  try {
    requireClock()
    await command(process.argv.slice(2))
  } catch (error) {
    console.error(isExpected(error) ? error.message : error)
    process.exitCode = 1
  }
}

const expected = [StartError, BackupError, BusyError, StoreUnavailable]

function isExpected(error: unknown): error is Error {
  return (
    expected.some((kind) => error instanceof kind) ||
    isDiskFull(error) ||
    isFileError(error) ||
    isUnavailable(error)
  )
}

/** True if a file or folder cannot be opened, listed or renamed; the message then names it and the reason. */
function isFileError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && 'path' in error
}

/** Runs a command's job; other processes see its progress, and the console shows it. */
export async function runJob<T extends object>(
  db: Database,
  job: JobDescription,
  label: string,
  work: (job: RunningJob) => Promise<T>,
): Promise<T> {
  const print = progressPrinter(label)
  const { ended } = await startJob(db, job, (running) =>
    work({
      ...running,
      progress(done, total) {
        running.progress(done, total)
        print(done, total)
      },
    }),
  )
  return ended
}

/** Prints the progress after each tenth. */
function progressPrinter(label: string): Progress {
  let printed = -1
  return (done, total) => {
    const tenth = total === 0 ? 10 : Math.floor((done * 10) / total)
    if (tenth === printed) return
    printed = tenth
    console.info(`${label}: ${done} of ${total} pictures`)
  }
}

/** The contents of a backup in one line. */
export function describeCounts(tables: Record<string, number>, pictures: number): string {
  const of = (table: string) => tables[table] ?? 0
  return [
    countOf(of('products'), 'product'),
    countOf(of('categories'), 'category', 'categories'),
    countOf(of('gallery_items'), 'gallery item'),
    countOf(of('users'), 'account'),
    countOf(pictures, 'picture'),
  ].join(', ')
}
