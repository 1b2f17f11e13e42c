import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Folders of system services, which may be missing from the path of users other than root. */
const systemFolders = ['/usr/sbin', '/usr/local/sbin']

/** The first of these programs in the path, or of these files, that is executable. */
export function findProgram(names: string[], elsewhere: string[] = []): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...systemFolders]
  const installed = names.flatMap((name) => folders.map((folder) => join(folder, name)))
  return [...installed, ...elsewhere].find(isExecutable)
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
