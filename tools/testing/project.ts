import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A small project of the same shape, freshly cloned, for tests of the bootstrap. */
export type Project = {
  dir: string
  write(path: string, content: string): Promise<void>
  /**
   * Requests to npm and the builder since the last call, sorted by name, because Node and the packages are
   * fetched at once.
   */
  takeLog(): Promise<string[]>
  /** Starts `run.mjs` in a separate process group. */
  run(args: string[], env?: Record<string, string>): Run
  remove(): Promise<void>
}

type Run = {
  pid: number
  /** Resolves once the text has been printed. */
  printed(text: string): Promise<void>
  kill(signal: NodeJS.Signals): void
  /** Kills it with everything that it started. */
  killAll(): void
  ended: Promise<{ code: number | null; output: string }>
}

const tools = join(import.meta.dirname, '..')
const lock = {
  packages: {
    '': {},
    'node_modules/node': { version: process.versions.node },
    'node_modules/part': { version: '1.0.0', integrity: 'sha512-one' },
    'node_modules/tester': { version: '2.0.0', integrity: 'sha512-two', dev: true },
  },
}
const main = `
  const timer = setInterval(() => {}, 1000)
  if (process.argv.includes('once')) clearInterval(timer)
  process.on('SIGTERM', () => { console.info('finishing'); process.exit(7) })
  console.info('started', process.argv.slice(2).join(), process.env.NODE_ENV)`

/** Makes a fresh one in a temporary folder. */
export async function createProject(): Promise<Project> {
  const dir = await mkdtemp(join(tmpdir(), 'vaagai-bootstrap-'))
  const write = async (path: string, content: string) => {
    await mkdir(join(dir, path, '..'), { recursive: true })
    await writeFile(join(dir, path), content)
  }
  await cp(join(tools, 'run.mjs'), join(dir, 'tools', 'run.mjs'))
  await cp(join(tools, 'bootstrap'), join(dir, 'tools', 'bootstrap'), { recursive: true })
  await cp(join(tools, 'testing', 'fake-npm.mjs'), join(dir, 'npm-cli.mjs'))
  await write('package.json', '{ "type": "module" }')
  await write('package-lock.json', JSON.stringify(lock))
  await write('server/main.ts', main)
  await write('tools/test.ts', main)
  await write('web/root.tsx', 'one')
  return {
    dir,
    write,
    async takeLog() {
      const log = await readFile(join(dir, 'npm.log'), 'utf8').catch(() => '')
      await rm(join(dir, 'npm.log'), { force: true })
      return log.split('\n').filter(Boolean).sort()
    },
    run: (args, env) => startRun(dir, args, env),
    remove: () => rm(dir, { recursive: true, force: true }),
  }
}

function startRun(dir: string, args: string[], env: Record<string, string> = {}): Run {
  const child = spawn(process.execPath, [join(dir, 'tools', 'run.mjs'), ...args], {
    cwd: dir,
    detached: true,
    env: { PATH: process.env.PATH, npm_execpath: join(dir, 'npm-cli.mjs'), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const { pid = 0 } = child
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
      child.emit('output')
    })
  }
  return {
    pid,
    async printed(text) {
      while (!output.includes(text)) await once(child, 'output')
    },
    kill: (signal) => child.kill(signal),
    killAll: () => process.kill(-pid, 'SIGKILL'),
    ended: once(child, 'close').then(([code]) => ({ code, output })),
  }
}
