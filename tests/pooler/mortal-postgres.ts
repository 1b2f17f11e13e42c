import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { onTestFinished, vi } from 'vitest'
import { findFreePort } from '../../tools/free-port.ts'
import { findServerAccount } from '../../tools/postgres/account.ts'
import { requireBinaries } from '../../tools/postgres/binaries.ts'

/** A PostgreSQL with its safe settings that can be killed or hang with all its processes, and be started again. */
export async function startMortalPostgres() {
  const account = findServerAccount()
  const env = { PATH: process.env.PATH, TZ: 'UTC', LC_ALL: 'C' }
  const home = mkdtempSync(join(tmpdir(), 'vaagai-postgres-'))
  if (account) chownSync(home, account.uid, account.gid)
  const bin = requireBinaries(account, home)
  const data = join(home, 'data')
  const options = ['-D', data, '--username=postgres', '--auth=trust', '--encoding=UTF8']
  execFileSync(join(bin, 'initdb'), options, { ...account, env, stdio: 'pipe' })
  const port = await findFreePort()
  let server = await start()

  async function start(): Promise<ChildProcess> {
    const flags = ['-p', String(port), '-c', 'listen_addresses=127.0.0.1']
    const child = spawn(
      join(bin, 'postgres'),
      ['-D', data, ...flags, '-c', 'unix_socket_directories='],
      { ...account, env, stdio: ['ignore', 'ignore', 'pipe'] },
    )
    const lines: string[] = []
    for await (const line of createInterface(child.stderr)) {
      lines.push(line)
      if (!line.includes('ready to accept connections')) continue
      child.stderr.resume()
      return child
    }
    throw new Error(`PostgreSQL did not start: ${lines.join(' ')}`)
  }

  /** All processes, the first one first and stopped: it would replace the others. */
  function stopAll(): number[] {
    const { pid = 0 } = server
    send(pid, 'SIGSTOP')
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
    const all = [pid, ...children.filter(Boolean).map(Number)]
    for (const pid of all) send(pid, 'SIGSTOP')
    return all
  }

  async function kill(): Promise<void> {
    if (server.exitCode !== null || server.signalCode !== null) return
    const all = stopAll()
    for (const pid of all) send(pid, 'SIGKILL')
    // The next start finds out whether one still uses their memory.
    await vi.waitUntil(() => !all.some((pid) => send(pid, 0)), { timeout: 60_000, interval: 5 })
  }

  onTestFinished(async () => {
    await kill()
    rmSync(home, { recursive: true, force: true })
  })
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    kill,
    async start() {
      server = await start()
    },
    /** Stops all its processes; returns how they go on. */
    freeze() {
      const all = stopAll()
      return () => {
        for (const pid of all) send(pid, 'SIGCONT')
      }
    },
  }
}

/** Tells whether there is such a process. */
function send(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, signal)
  } catch {
    return false
  }
}
