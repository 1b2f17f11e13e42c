// A PostgreSQL server that lives as long as the process that forked this one: when the channel between them ends,
// for whatever reason, the server stops and its data is removed.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { findFreePort } from '../free-port.ts'
import { findServerAccount } from './account.ts'
import { requireBinaries } from './binaries.ts'

export type ServerMessage = { url: string } | { problem: string }

const account = findServerAccount()
const home = mkdtempSync(join(tmpdir(), 'vaagai-postgres-'))
const data = join(home, 'data')
const env = { PATH: process.env.PATH, TZ: 'UTC', LC_ALL: 'C' }
let server: ChildProcess | undefined

process.on('disconnect', stop)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})

try {
  if (account) chownSync(home, account.uid, account.gid)
  const bin = requireBinaries(account, home)
  createCluster(bin)
  report({ url: await startServer(bin) })
} catch (error) {
  report({ problem: error instanceof Error ? error.message : String(error) })
  process.disconnect?.()
}

/** Sorted as people do, so that code relying on byte order is detected. */
function createCluster(bin: string): void {
  const options = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--locale=C']
  const order = ['--locale-provider=icu', '--icu-locale=und']
  const speed = ['--no-sync', '--no-instructions']
  execFileSync(join(bin, 'initdb'), ['-D', data, ...options, ...order, ...speed], {
    ...account,
    env,
    stdio: 'pipe',
  })
}

async function startServer(bin: string): Promise<string> {
  const port = await findFreePort()
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const child = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...flags], {
    ...account,
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  server = child
  const lines: string[] = []
  for await (const line of createInterface(child.stderr)) {
    lines.push(line)
    if (line.includes('ready to accept connections')) {
      child.stderr.resume()
      return `postgres://postgres@127.0.0.1:${port}/postgres`
    }
  }
  throw new Error(`PostgreSQL did not start: ${lines.join(' ')}`)
}

function report(message: ServerMessage): void {
  if (process.connected) process.send?.(message)
}

async function stop(): Promise<void> {
  if (server && server.exitCode === null) {
    server.kill('SIGQUIT')
    await once(server, 'exit')
  }
  rmSync(home, { recursive: true, force: true })
  process.exit()
}
