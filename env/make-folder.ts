import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { syncNames } from './sync.ts'

/**
 * Makes a folder and its parents, like `recursive`: Node's own never returns if an existing parent claims that a
 * new folder is missing, as /proc does. Each folder is synced into its parent, even if a killed process made it,
 * because a power cut would otherwise remove it with its content.
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
