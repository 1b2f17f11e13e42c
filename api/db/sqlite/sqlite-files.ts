import { accessSync, constants, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseGone } from '../failures.ts'

/** The database, and the files that SQLite keeps beside it while anybody has it open. */
const endings = ['', '-wal', '-shm']

/**
 * Watches the files of an open database. SQLite continues with files that have been deleted or replaced, and its
 * writes are lost when the process ends. The returned function throws `DatabaseGone` if other files now have
 * those names, or they cannot be written.
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

/** Identifies a file, even when another file takes its name. */
function identify(path: string): string {
  const { dev, ino } = statSync(path)
  return `${dev} ${ino}`
}
