import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { syncNames } from './sync.ts'

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
  syncNames(dirname(path))
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
}
