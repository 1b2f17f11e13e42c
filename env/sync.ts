import { closeSync, fsyncSync, openSync } from 'node:fs'

/** Error codes: the folder may not be read, or its file system syncs none. */
const unsyncable = ['EACCES', 'EPERM', 'EINVAL', 'ENOTSUP']

/** Puts what stands in a file on the disk for good. */
export function syncFile(path: string): void {
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

/** Puts the names in a folder on the disk for good, new ones and removed ones. */
export function syncNames(folder: string): void {
  try {
    syncFile(folder)
  } catch (error) {
    if (!unsyncable.includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
}
