import { closeSync, fsyncSync, openSync } from 'node:fs'

/** Error codes: the folder is not readable, or its file system does not support syncing. */
const unsyncable = ['EACCES', 'EPERM', 'EINVAL', 'ENOTSUP']

/** Flushes a file's content to the disk. */
export function syncFile(path: string): void {
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

/** Flushes new and removed names in a folder to the disk. */
export function syncNames(folder: string): void {
  try {
    syncFile(folder)
  } catch (error) {
    if (!unsyncable.includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
}
