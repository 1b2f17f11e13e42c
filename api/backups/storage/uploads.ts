import { backupLimits } from '../../../contract/backups/limits.ts'
import type { FileStore } from '../../images/store.ts'
import { newestFirst } from './backup-names.ts'
import {
  endOf,
  findParts,
  isOpen,
  listParts,
  markComplete,
  openOf,
  removeBackup,
} from './stored-parts.ts'

/** Begins an upload, and removes the oldest unfinished ones beyond a limit, because most are never continued. */
export async function beginUpload(store: FileStore, name: string): Promise<void> {
  await store.put(openOf(name), Buffer.from(''))
  const unfinished = (await listParts(store)).filter(isOpen)
  for (const old of unfinished.toSorted(newestFirst).slice(backupLimits.unfinished))
    await removeBackup(store, old.name)
}

/**
 * Uploads that begin meanwhile may have pushed this one out; then it is removed, so that no backup without parts
 * remains.
 */
export async function completeUpload(
  store: FileStore,
  name: string,
  parts: number,
): Promise<boolean> {
  if (!(await markComplete(store, name, parts))) return false
  if ((await findParts(store, name, parts)).isWhole) return true
  await store.remove([endOf(name)])
  return false
}
