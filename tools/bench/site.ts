import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempDisposable, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { openDatabase } from '../../api/db/database.ts'
import { apiPaths, apiPrefix } from '../../contract/paths.ts'
import { nodeEnv, nodeFlags } from '../bootstrap/node-flags.mjs'
import { cacheDir } from '../bootstrap/project.mjs'
import { findFreePort } from '../free-port.ts'
import { fillDatabase } from './fill-database.ts'

const root = join(import.meta.dirname, '..', '..')
const account = { email: 'bench@example.com', password: 'a bench of twelve letters' }

export type Site = Awaited<ReturnType<typeof startSite>>

/** Makes a folder that is removed at the end of its scope. */
export const makeTemporaryFolder = () => mkdtempDisposable(join(tmpdir(), 'vaagai-bench-'))

/** Starts the built product on a folder, as `npm start` does. */
export async function startSite(dataDir: string, settings: Record<string, string> = {}) {
  const port = await findFreePort()
  const origin = `http://127.0.0.1:${port}`
  const started = performance.now()
  const main = join(root, 'build', 'product', 'main.js')
  const server = spawn(process.execPath, [...nodeFlags, main, 'all'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...nodeEnv,
      NODE_COMPILE_CACHE: join(cacheDir, 'compile'),
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      SEED: 'none',
      BACKUP_EVERY: 'off',
      ADMIN_EMAIL: account.email,
      ADMIN_PASSWORD: account.password,
      ...settings,
    },
  })
  const kill = () => server.kill('SIGKILL')
  process.once('exit', kill)
  const isReady = async () => (await fetch(origin + apiPrefix + apiPaths.health)).ok
  while (!(await isReady().catch(() => false))) {
    if (server.exitCode !== null) throw new Error('The site did not start')
    await setTimeout(5)
  }
  return {
    port,
    origin,
    /** Milliseconds until it was ready. */
    startedIn: performance.now() - started,
    /** Megabytes that the process holds. */
    async memory() {
      return (
        Number(
          /VmRSS:\s*(\d+) kB/.exec(await readFile(`/proc/${server.pid}/status`, 'utf8'))?.[1],
        ) / 1024
      )
    },
    processorTime: () => readProcessorTime(server.pid),
    /** Signs in; returns a function that sends requests. */
    async signIn() {
      const send = (method: string, path: string, body?: object, headers = {}) =>
        fetch(origin + apiPrefix + path, {
          method,
          headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
          ...(body && { body: JSON.stringify(body) }),
        })
      const { data } = await (await send('POST', apiPaths.login, account)).json()
      return async (method: string, path: string, body?: object) => {
        const response = await send(method, path, body, { authorization: `Bearer ${data.token}` })
        if (!response.ok) throw new Error(`${method} ${path}: ${await response.text()}`)
        return response.json()
      }
    },
    async [Symbol.asyncDispose]() {
      process.off('exit', kill)
      if (server.exitCode !== null) return
      server.kill('SIGTERM')
      await once(server, 'exit')
    },
  }
}

/** Seconds of processor time that a process has used; Linux counts in hundredths. */
export async function readProcessorTime(pid: number | undefined): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  const [user, system] = stat.split(') ')[1]?.split(' ').slice(11) ?? []
  return (Number(user) + Number(system)) / 100
}

/** Runs work on a folder with the given number of products, without pictures. */
export async function withFilledFolder(
  count: number,
  work: (folder: string) => Promise<void>,
): Promise<void> {
  await using folder = await makeTemporaryFolder()
  const db = await openDatabase({ dataDir: folder.path, databaseUrl: undefined })
  await fillDatabase(db, count)
  await db.destroy()
  // The first start takes longer than later ones, because it creates the administrator.
  await (await startSite(folder.path))[Symbol.asyncDispose]()
  await work(folder.path)
}

/** Runs work on the product with the given number of products. */
export function withSite(count: number, work: (site: Site) => Promise<void>): Promise<void> {
  return withFilledFolder(count, async (folder) => {
    await using site = await startSite(folder)
    await work(site)
  })
}
