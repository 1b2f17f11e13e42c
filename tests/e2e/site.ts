import { type ChildProcess, type ChildProcessByStdio, spawn } from 'node:child_process'
import { EventEmitter, once } from 'node:events'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { findFreePort } from '../../tools/free-port.ts'

type Process = ChildProcessByStdio<null, Readable, Readable>

const root = join(import.meta.dirname, '..', '..')
export const compileCache = join(root, '.cache', 'compile')

/** Account that may sign in on every test's site. */
export const administrator = { email: 'staff@example.com', password: 'a wooden press turns slowly' }

/** A running product with data of its own. */
export type Site = {
  url: string
  /** Settings for a command at the server's shell. */
  settings: Record<string, string>
  /** Ends it at once, and removes its data: stopping on a signal has tests of its own. */
  remove(): Promise<void>
}

type RunningProcess = {
  pid: number
  /** Resolves once the process has printed a text. */
  print(text: string): Promise<void>
  /** All that it has printed by now. */
  printed(): string
  /** As an operator would, which may take a second: it says goodbye to whoever is connected. */
  stop(): Promise<void>
  kill(): Promise<void>
}

/** Starts the built product, in the bundle that operators start, as one process on a data folder. */
export async function startSite(
  dataDir: string,
  settings: Record<string, string> = {},
  side: 'all' | 'web' = 'all',
): Promise<RunningProcess & { url: string }> {
  const port = await findFreePort()
  const running = await startProcess(port, { DATA_DIR: dataDir, ...settings }, side)
  return { url: `http://localhost:${port}`, ...running }
}

/**
 * Starts a process of the product that is built in `folder` and waits until it says that it is ready.
 * @throws with everything it printed where it ends instead
 */
export async function startProcess(
  port: number,
  settings: Record<string, string>,
  side: 'all' | 'web' = 'all',
  folder = root,
): Promise<RunningProcess> {
  const child = spawn(process.execPath, ['build/product/main.js', side], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: compileCache,
      PORT: String(port),
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const output = readOutput(child)
  // Its own line is the last thing of a start: the administrator is there by then, too.
  await output.until(' is ready.')
  return {
    pid: child.pid ?? 0,
    print: output.until,
    printed: output.text,
    stop: () => end(child, 'SIGTERM'),
    kill: () => end(child, 'SIGKILL'),
  }
}

/** Runs `npm run admin` as an operator does; returns what it prints. */
export async function runAdmin(
  { settings }: Pick<Site, 'settings'>,
  ...words: string[]
): Promise<string> {
  const child = spawn(process.execPath, ['api/features/accounts/admin-cli.ts', ...words], {
    cwd: root,
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compileCache, ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return text(child.stdout)
}

/** Output of a process; `until` throws with all of it if the process ends before. */
function readOutput({ stdout, stderr }: Process) {
  let output = ''
  const printed = new EventEmitter()
  for (const stream of [stdout, stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
      printed.emit('text')
    })
  }
  let hasEnded = false
  stdout.on('end', () => {
    hasEnded = true
    printed.emit('text')
  })
  return {
    text: () => output,
    async until(text: string): Promise<void> {
      while (!output.includes(text)) {
        if (hasEnded) throw new Error(`The site ended before it said «${text}».\n${output}`)
        await once(printed, 'text')
      }
    },
  }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill(signal)
  await once(child, 'exit')
}
