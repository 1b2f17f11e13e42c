import { execFile } from 'node:child_process'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** Runs a command of `api/backups/`, such as `backup-cli`, to its end; nothing is typed into it. */
export function runBackupCommand(
  command: string,
  args: string[],
  settings: Record<string, string>,
): Promise<{ code: unknown; said: string; warned: string }> {
  return new Promise((resolve) => {
    const env = {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: join(root, '.cache', 'compile'),
      ...settings,
    }
    const words = [`api/backups/${command}.ts`, ...args]
    const child = execFile(process.execPath, words, { cwd: root, env }, (error, said, warned) =>
      resolve({ code: error?.code ?? 0, said, warned }),
    )
    child.stdin?.end()
  })
}
