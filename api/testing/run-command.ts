import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { vi } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** Exit code of a command, and its output on each stream. */
type Outcome = { code: unknown; said: string; warned: string }

let runs = 0

/**
 * Runs a command by its file, such as `api/backups/backup-cli.ts`, to its end within this process, which has
 * already loaded most of it: a separate process takes twenty times as long.
 */
export async function runCommand(
  file: string,
  args: string[],
  settings: Record<string, string>,
): Promise<Outcome> {
  const { env, argv, exitCode } = process
  const mask = process.umask()
  const printed = { said: '', warned: '' }
  const print = (stream: keyof typeof printed) => (text: unknown) => {
    printed[stream] += `${text}\n`
  }
  const spies = [
    vi.spyOn(console, 'info').mockImplementation(print('said')),
    vi.spyOn(console, 'warn').mockImplementation(print('warned')),
    vi.spyOn(console, 'error').mockImplementation(print('warned')),
  ]
  try {
    process.env = { PATH: env.PATH, TMPDIR: env.TMPDIR, ...settings }
    process.argv = [process.execPath, file, ...args]
    // Imported under a different address each time, because a module runs only once.
    runs += 1
    await import(/* @vite-ignore */ `${join(root, file)}?run=${runs}`)
    return { code: process.exitCode ?? 0, ...printed }
  } finally {
    for (const spy of spies) spy.mockRestore()
    process.umask(mask)
    Object.assign(process, { env, argv, exitCode })
  }
}

/** Runs a command as an operator does, in a separate process without input. */
export function spawnCommand(
  file: string,
  args: string[],
  settings: Record<string, string>,
): Promise<Outcome> {
  return new Promise((resolve) => {
    const env = {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: join(root, '.cache', 'compile'),
      ...settings,
    }
    const child = execFile(
      process.execPath,
      [file, ...args],
      { cwd: root, env },
      (error, said, warned) => resolve({ code: error?.code ?? 0, said, warned }),
    )
    child.stdin?.end()
  })
}
