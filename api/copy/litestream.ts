import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import type { Writable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { CopyAddress } from '../../env/copy-settings.ts'
import { describeReplica } from './copy-target.ts'

/** Milliseconds. */
const times = { end: 10_000, orphan: 3_000, metrics: 2_000 }
/** Milliseconds between two looks at what was written, and at what is to be sent. */
export const pollMs = 500
/** A day more than a week: the minutes of a week ago need the snapshot before them. */
const retentionHours = 8 * 24

export type LitestreamOptions = {
  /** The program; null for the one of the npm package. */
  program: string | undefined
  /** A folder for its settings and its process's number. */
  folder: string
  database: string
  address: CopyAddress
  onMessage(line: string): void
}

/** Bytes of the log of writes: the ones that Litestream has seen, and the ones in the copy. */
export type Progress = { syncs: number; seen: Position; copied: Position }
export type Position = { index: number; offset: number }

/**
 * A process of Litestream. It ends with this one, however that ends: its own child reads a pipe from here, and
 * Litestream ends with that child, after a last look at what was written.
 */
export async function startLitestream(options: LitestreamOptions) {
  const { folder, address, onMessage } = options
  const pidFile = join(folder, 'litestream.pid')
  const config = join(folder, 'litestream.json')
  await endOrphan(pidFile, config)
  const port = await findFreePort()
  writeFileSync(config, JSON.stringify(settingsFor(options, port)))
  const program = options.program ?? findPackaged()
  const args = ['replicate', '-config', config, '-no-expand-env', '-exec', 'sh -c "cat <&3"']
  const child = spawn(program, args, {
    env: {
      PATH: process.env.PATH,
      ...(process.env.HOME && { HOME: process.env.HOME }),
      ...keysOf(address),
    },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    // Not in the terminal's group: Ctrl-C would end it before the last write.
    detached: true,
  })
  const pipe = child.stdio[3] as Writable | null
  // Closed already where it ends by itself.
  pipe?.on('error', () => {})
  const ended = once(child, 'close').catch((error) => onMessage(String(error.message)))
  readLines(child, onMessage)
  if (child.pid) writeFileSync(pidFile, String(child.pid))

  return {
    ended,
    readProgress: () => readProgress(port),
    /** Lets it look at what was written once more; one that hangs is killed. */
    async end(): Promise<void> {
      pipe?.end()
      const timer = setTimeout(() => child.kill('SIGKILL'), times.end)
      await ended
      clearTimeout(timer)
    },
  }
}

/** JSON is YAML too. */
function settingsFor({ database, address }: LitestreamOptions, port: number) {
  return {
    addr: `127.0.0.1:${port}`,
    logging: { level: 'warn', stderr: true },
    dbs: [
      {
        path: database,
        'monitor-interval': `${pollMs}ms`,
        // By the clock it would write something, which would be a change, each minute.
        'checkpoint-interval': '1h',
        replicas: [
          {
            ...describeReplica(address),
            'sync-interval': `${pollMs}ms`,
            'snapshot-interval': '24h',
            retention: `${retentionHours}h`,
            'retention-check-interval': '10m',
          },
        ],
      },
    ],
  }
}

function keysOf(address: CopyAddress): Record<string, string> {
  if (address.kind === 'folder') return {}
  return {
    LITESTREAM_ACCESS_KEY_ID: address.s3.accessKeyId,
    LITESTREAM_SECRET_ACCESS_KEY: address.s3.secretAccessKey,
  }
}

/**
 * The program of the npm package for this kind of machine.
 * @throws where there is none
 */
function findPackaged(): string {
  const name = `@flydotio/litestream-${process.platform}-${process.arch}`
  try {
    return fileURLToPath(import.meta.resolve(`${name}/litestream`))
  } catch {
    throw new Error(`There is no ${name}: LITESTREAM must name the program`)
  }
}

/** Ends the process that one of ours left behind which was killed, and that has not ended by itself. */
async function endOrphan(pidFile: string, config: string): Promise<void> {
  const pid = existsSync(pidFile) ? Number(readFileSync(pidFile, 'utf8')) : 0
  for (let left = times.orphan; left > 0 && isOurs(pid, config); left -= 50) await wait(50)
  if (isOurs(pid, config)) process.kill(pid, 'SIGKILL')
  while (isOurs(pid, config)) await wait(50)
}

/** Tells whether a process is one that was started with these settings; its number may be another's by now. */
function isOurs(pid: number, config: string): boolean {
  if (!pid) return false
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(config)
  } catch {
    return false
  }
}

/** It writes a line for each thing that is wrong, keys in none of them. */
function readLines({ stdout, stderr }: ChildProcess, onMessage: (line: string) => void): void {
  for (const stream of [stdout, stderr]) {
    let last = ''
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      const lines = (last + chunk).split('\n')
      last = (lines.pop() ?? '').slice(0, 2000)
      for (const line of lines) if (line) onMessage(line.replace(/^time=\S+ /, ''))
    })
  }
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

/** @throws where it does not answer, as one that has just begun */
async function readProgress(port: number): Promise<Progress> {
  const signal = AbortSignal.timeout(times.metrics)
  const response = await fetch(`http://127.0.0.1:${port}/metrics`, { signal })
  const text = await response.text()
  const read = (name: string) => {
    const [, value] = text.match(new RegExp(`^litestream_${name}\\{.*\\} (\\S+)$`, 'm')) ?? []
    return Number(value ?? 'NaN')
  }
  return {
    syncs: read('sync_count') - read('sync_error_count'),
    seen: { index: read('shadow_wal_index'), offset: read('shadow_wal_size') },
    copied: { index: read('replica_wal_index'), offset: read('replica_wal_offset') },
  }
}
