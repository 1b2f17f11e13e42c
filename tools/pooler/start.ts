import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, rmSync, writeFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { findFreePort } from '../free-port.ts'
import { findServerAccount } from '../postgres/account.ts'
import { findPgBouncer } from './find.ts'

export type Pooler = { url: string; stop(): Promise<void> }

/**
 * Puts PgBouncer in front of a PostgreSQL server on this machine, in transaction mode and otherwise with its
 * default settings, for as long as this process lives.
 * @throws if there is no PgBouncer
 */
export async function startPooler(postgresUrl: string): Promise<Pooler> {
  const program = findPgBouncer()
  if (!program) throw new Error('There is no PgBouncer (Debian: pgbouncer).')
  const account = findServerAccount()
  const home = await mkdtemp(join(tmpdir(), 'vaagai-pooler-'))
  if (account) chownSync(home, account.uid, account.gid)
  const url = new URL(postgresUrl)
  const port = await findFreePort()
  writeFileSync(join(home, 'users.txt'), `"${url.username}" ""\n`, { mode: 0o644 })
  writeFileSync(join(home, 'pgbouncer.ini'), describePooler(url, port), { mode: 0o644 })
  const child = spawn(program, ['pgbouncer.ini'], {
    ...account,
    cwd: home,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  // Nothing remains, however this process ends.
  const endWithUs = () => {
    child.kill('SIGKILL')
    rmSync(home, { recursive: true, force: true })
  }
  process.once('exit', endWithUs)
  await requireListening(child.stderr)
  url.port = String(port)
  return {
    url: url.href,
    async stop() {
      process.off('exit', endWithUs)
      // Killed at once, because on SIGTERM it waits for its clients.
      child.kill('SIGKILL')
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
      await rm(home, { recursive: true, force: true })
    },
  }
}

async function requireListening(log: NodeJS.ReadableStream): Promise<void> {
  const lines: string[] = []
  for await (const line of createInterface(log)) {
    lines.push(line)
    if (!line.includes('process up')) continue
    log.resume()
    return
  }
  throw new Error(`PgBouncer did not start: ${lines.join(' ')}`)
}

function describePooler({ hostname, port }: URL, ownPort: number): string {
  return `
[databases]
* = host=${hostname} port=${port}
[pgbouncer]
pool_mode = transaction
listen_addr = 127.0.0.1
listen_port = ${ownPort}
unix_socket_dir =
auth_type = trust
auth_file = users.txt
`
}
