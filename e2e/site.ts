import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { apiPaths, apiPrefix } from '../contract/paths.ts'
import { findFreePort } from '../scripts/free-port.ts'

const root = join(import.meta.dirname, '..')

/** Who may sign in on every test's site. */
export const administrator = { email: 'staff@example.com', password: 'a wooden press turns slowly' }

/** A running product: the real process, with a data folder of its own. */
export type Site = {
  url: string
  dataDir: string
  /** Ends it as an operator would, and waits for it. */
  stop(): Promise<void>
}

/**
 * Starts the built product and waits until it answers.
 * @throws with everything it printed where it ends instead
 */
export async function startSite(
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<Site> {
  const port = await findFreePort()
  const url = `http://localhost:${port}`
  const child = spawn(process.execPath, ['main.ts', 'all'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: join(root, '.cache', 'compile'),
      PORT: String(port),
      DATA_DIR: dataDir,
      ADMIN_EMAIL: administrator.email,
      ADMIN_PASSWORD: administrator.password,
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  await waitUntilReady(url, child).catch(async (error: Error) => {
    await stop(child)
    throw new Error(`${error.message}\n${output}`)
  })
  return { url, dataDir, stop: () => stop(child) }
}

async function waitUntilReady(url: string, child: ChildProcess): Promise<void> {
  while (child.exitCode === null && child.signalCode === null) {
    const answer = await fetch(`${url}${apiPrefix}${apiPaths.health}`).catch(() => undefined)
    if (answer?.ok) return
    await delay(20)
  }
  throw new Error('The site ended before it was ready.')
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
}
