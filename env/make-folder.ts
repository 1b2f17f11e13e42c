import { closeSync, fsyncSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** Error codes: the parent may not be read, or its file system syncs no folders. */
const unsyncable = ['EACCES', 'EPERM', 'EINVAL', 'ENOTSUP']

/**
 * Makes a folder and those above it, as `recursive` would: Node's own never returns where a folder that
 * exists says of a new one that it does not, as /proc does. It is there for good, also one that was made by
 * a process that was killed: a power cut takes a folder, with all in it, that was not synced into its parent.
 * @throws the error of the file system
 */
export function makeFolder(path: string): void {
  if (!isFolder(path)) {
    makeFolder(dirname(path))
    try {
      mkdirSync(path)
    } catch (error) {
      // Another process may have made it meanwhile.
      if (!isFolder(path)) throw error
    }
  }
  syncFolder(dirname(path))
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
}

function syncFolder(path: string): void {
  try {
    const folder = openSync(path, 'r')
    try {
      fsyncSync(folder)
    } finally {
      closeSync(folder)
    }
  } catch (error) {
    if (!unsyncable.includes((error as NodeJS.ErrnoException).code ?? '')) throw error
  }
}
