import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sqliteFileName } from './sqlite.ts'

/**
 * Marks seconds in SQLite's log of writes, over a connection of its own: only what others write counts as a
 * change there. What lies between two marks was written in the second before the later one.
 */
export function openCopyMarks(dataDir: string) {
  // Waiting would block everybody: the caller tries again.
  const file = new DatabaseSync(join(dataDir, sqliteFileName), { timeout: 0 })
  file.exec('pragma synchronous = full')
  const dataVersion = file.prepare('pragma data_version')
  const mark = file.prepare('update copy_status set marked_at = ?')
  const readDataVersion = () => Number(dataVersion.get()?.data_version)
  let marked = -1

  return {
    /** Rises with each write of anybody else. */
    readDataVersion,
    /** @throws where another one writes just now */
    markIfChanged(second: number): void {
      const now = readDataVersion()
      if (now === marked) return
      mark.run(second)
      marked = now
    },
    close: () => file.close(),
  }
}
