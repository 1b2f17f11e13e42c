import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sqliteFileName } from './sqlite.ts'

/**
 * Marks seconds in SQLite's log of writes over a separate connection, where only other connections' writes count
 * as a change. Everything between two marks was written in the second before the later one.
 */
export function openCopyMarks(dataDir: string) {
  // Waiting would block the whole process, so the caller tries again.
  const file = new DatabaseSync(join(dataDir, sqliteFileName), { timeout: 0 })
  try {
    return prepareMarks(file)
  } catch (error) {
    file.close()
    throw error
  }
}

function prepareMarks(file: DatabaseSync) {
  file.exec('pragma synchronous = full')
  const dataVersion = file.prepare('pragma data_version')
  const mark = file.prepare('update copy_status set marked_at = ?')
  const readDataVersion = () => Number(dataVersion.get()?.data_version)
  let marked = -1

  return {
    /** Rises with each write by another connection. */
    readDataVersion,
    /** @throws if another process is writing at the moment */
    markIfChanged(second: number): void {
      const now = readDataVersion()
      if (now === marked) return
      mark.run(second)
      marked = now
    },
    close: () => file.close(),
  }
}
