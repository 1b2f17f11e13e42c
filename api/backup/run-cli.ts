import { countOf } from '../../contract/count.ts'
import { EnvError } from '../../server/env.ts'
import { keepFilesPrivate } from '../../server/private-files.ts'
import { isUnavailable } from '../db/failures.ts'
import { isDiskFull } from '../images/local-store.ts'
import { StoreUnavailable } from '../images/store.ts'
import { StartError } from '../start-error.ts'
import { BackupError } from './format.ts'
import { BusyError } from './job.ts'
import type { Progress } from './packer.ts'

/** Runs a command to its end: what went wrong is one line, unless nobody foresaw it. */
export async function runCli(command: (words: string[]) => Promise<void>): Promise<void> {
  keepFilesPrivate()
  try {
    await command(process.argv.slice(2))
  } catch (error) {
    console.error(isExpected(error) ? error.message : error)
    process.exitCode = 1
  }
}

const expected = [EnvError, StartError, BackupError, BusyError, StoreUnavailable]

function isExpected(error: unknown): error is Error {
  return expected.some((kind) => error instanceof kind) || isDiskFull(error) || isUnavailable(error)
}

/** Says how far it is, at each tenth. */
export function sayProgress(what: string): Progress {
  let said = -1
  return (done, total) => {
    const tenth = total === 0 ? 10 : Math.floor((done * 10) / total)
    if (tenth === said) return
    said = tenth
    console.info(`${what}: ${done} of ${total} pictures`)
  }
}

/** What a backup holds, in a line. */
export function sayCounts(tables: Record<string, number>, pictures: number): string {
  const of = (table: string) => tables[table] ?? 0
  return [
    countOf(of('products'), 'product'),
    countOf(of('categories'), 'category', 'categories'),
    countOf(of('gallery_items'), 'gallery item'),
    countOf(of('users'), 'account'),
    countOf(pictures, 'picture'),
  ].join(', ')
}
