import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The machine's nginx, where it has one. */
export function findNginx(): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  return folders.map((folder) => join(folder, 'nginx')).find((path) => existsSync(path))
}
