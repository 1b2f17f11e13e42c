import { execFileSync } from 'node:child_process'

/** Account that a child process runs as. */
export type Account = { uid: number; gid: number } | undefined

/** Account for a server that refuses to run as root: if we are root, `nobody`. */
export function findServerAccount(): Account {
  if (process.getuid?.() !== 0) return undefined
  const readId = (flag: string) =>
    Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  return { uid: readId('-u'), gid: readId('-g') }
}
