import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { makeFolder } from '../../../env/make-folder.ts'

/**
 * Tries to become the one process of a data folder that copies; null if another already is. The lock is SQLite's,
 * on a separate file, so it ends with the process, however that ends.
 */
export function tryToLead(folder: string): { release(): void } | null {
  makeFolder(folder)
  const file = new DatabaseSync(join(folder, 'lock.sqlite'), { timeout: 0 })
  try {
    file.exec('pragma user_version = 1; begin exclusive')
    return { release: () => file.close() }
  } catch (error) {
    file.close()
    if ((error as { errcode?: number }).errcode === 5) return null
    throw error
  }
}
