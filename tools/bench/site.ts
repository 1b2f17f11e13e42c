import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openDatabase } from '../../api/db/database.ts'
import { apiPaths, apiPrefix } from '../../contract/paths.ts'
import { frugal } from '../bootstrap/hand-over.mjs'
import { findFreePort } from '../free-port.ts'
import { fillDatabase } from './fill-database.ts'
import { endWithBench, withFolder } from './leftovers.ts'

const root = join(import.meta.dirname, '..', '..')
const account = { email: 'bench@example.com', password: 'a bench of twelve letters' }

/** The built product, started as `npm start` does it. */
export type Site = {
  port: number
  dataDir: string
  /** Milliseconds from the start of the process to the first answer that it is ready. */
  startedIn: number
  /** Memory of the process that the system counts as its own, in MB. */
  memory(): Promise<number>
  /** Processor time so far, in seconds. */
  worked(): Promise<number>
  /** The headers of an administrator. */
  signIn(): Promise<Record<string, string>>
  stop(): Promise<void>
}

/** Starts the product on a folder; what else is set are environment variables. */
export async function startSite(
  dataDir: string,
  settings: Record<string, string> = {},
): Promise<Site> {
  const port = await findFreePort()
  const started = performance.now()
  const main = join(root, 'build', 'product', 'main.js')
  const server = endWithBench(
    spawn(process.execPath, [...frugal.flags, main, 'all'], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        ...frugal.env,
        NODE_ENV: 'production',
        PORT: String(port),
        DATA_DIR: dataDir,
        SEED: 'none',
        BACKUP_EVERY: 'off',
        ADMIN_EMAIL: account.email,
        ADMIN_PASSWORD: account.password,
        ...settings,
      },
    }),
  )
  const origin = `http://127.0.0.1:${port}`
  while (!(await isReady(origin))) {
    if (hasEnded(server)) throw new Error('The site did not start')
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  const startedIn = performance.now() - started
  return {
    port,
    dataDir,
    startedIn,
    memory: () => readMemory(server),
    worked: () => readWork(server),
    async signIn() {
      const answer = await fetch(`${origin}${apiPrefix}${apiPaths.login}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(account),
      })
      const { data } = (await answer.json()) as { data: { token: string } }
      return { authorization: `Bearer ${data.token}` }
    },
    stop: () => stop(server),
  }
}

/** A data folder with that many products, removed when `work` is done. */
export function withFilledFolder<T>(
  count: number,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  return withFolder(async (folder) => {
    const db = await openDatabase({ dataDir: folder, databaseUrl: undefined })
    await fillDatabase(db, count)
    await db.destroy()
    // The first start is another thing than those that follow: it makes the administrator.
    const first = await startSite(folder)
    await first.stop()
    return work(folder)
  })
}

/** The product on that many products, stopped when `work` is done. */
export function withSite<T>(count: number, work: (site: Site) => Promise<T>): Promise<T> {
  return withFilledFolder(count, async (folder) => {
    const site = await startSite(folder)
    try {
      return await work(site)
    } finally {
      await site.stop()
    }
  })
}

/** Starts a child that answers the bytes it is sent. */
export async function startBare(): Promise<{
  port: number
  worked(): Promise<number>
  give(recorded: object[]): Promise<void>
  stop(): Promise<void>
}> {
  const port = await findFreePort()
  const script = join(import.meta.dirname, 'bare-server.ts')
  const server = endWithBench(
    spawn(process.execPath, [script, String(port)], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    }),
  )
  await once(server, 'spawn')
  return {
    port,
    worked: () => readWork(server),
    async give(recorded) {
      const taken = Promise.race([once(server, 'message'), once(server, 'exit')])
      server.send(recorded)
      await taken
      if (hasEnded(server)) throw new Error('The bare server did not start')
    },
    stop: () => stop(server),
  }
}

/** Answers the processor time that a site has taken when it has nothing to do any more. */
export async function untilIdle({ worked }: Site): Promise<number> {
  for (let before = -1; ; ) {
    const now = await worked()
    if (now - before < 0.03) return now
    before = now
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
}

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}${apiPrefix}${apiPaths.health}`)).ok
  } catch {
    return false
  }
}

async function readMemory({ pid }: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(status.match(/VmRSS:\s*(\d+) kB/)?.[1]) / 1024
}

/** Linux counts it in hundredths of a second. */
async function readWork({ pid }: ChildProcess): Promise<number> {
  const state = await readFile(`/proc/${pid}/stat`, 'utf8')
  const [user, system] = state
    .slice(state.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
  return (Number(user) + Number(system)) / 100
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}

async function stop(server: ChildProcess): Promise<void> {
  if (hasEnded(server)) return
  const ended = once(server, 'exit')
  server.kill('SIGTERM')
  await ended
}
