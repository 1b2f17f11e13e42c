import { accessSync, constants, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseGone } from '../failures.ts'

/** The database, and what SQLite keeps beside it for as long as anybody has it open. */
const endings = ['', '-wal', '-shm']

/**
 * Watches the files of a database that is open. SQLite goes on with files that have been deleted or
 * replaced: what it writes to them is gone with the process. What is returned throws `DatabaseGone` where
 * they are not what stands under their names any more, or nothing may be written there.
 */
export function watchFiles(path: string): () => void {
  const opened = endings.map((ending) => ({ path: path + ending, id: identify(path + ending) }))
  return () => {
    try {
      for (const { path, id } of opened)
        if (identify(path) !== id) throw new Error(`${path} is not the file that was opened`)
      for (const watched of [path, dirname(path)]) accessSync(watched, constants.W_OK)
    } catch (error) {
      throw new DatabaseGone(String(error), { cause: error })
    }
  }
}

/** Tells a file apart from any other, also from one that takes its name. */
function identify(path: string): string {
  const { dev, ino } = statSync(path)
  return `${dev} ${ino}`
}
