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
/** Milliseconds between two checks for new writes, and between two uploads. */
export const pollMs = 500
/** A day more than a week, because restoring a moment a week ago needs the snapshot before it. */
const retentionHours = 8 * 24

export type LitestreamOptions = {
  /** Path of the program; null to use the one from the npm package. */
  program: string | undefined
  /** A folder for its settings and its process id. */
  folder: string
  database: string
  address: CopyAddress
  onMessage(line: string): void
}

/** Positions in the log of writes: as far as Litestream has seen, and as far as the copy has. */
export type Progress = { syncs: number; seen: Position; copied: Position }
export type Position = { index: number; offset: number }

/**
 * Starts Litestream so that it ends with this process, however this one ends: a child of Litestream reads a pipe
 * from here, and Litestream ends with that child, after copying the last writes.
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
    // Its own process group: otherwise Ctrl-C in the terminal would end it before the last write.
    detached: true,
  })
  const pipe = child.stdio[3] as Writable | null
  // The pipe is already closed if Litestream ends by itself.
  pipe?.on('error', () => {})
  const ended = once(child, 'close').catch((error) => onMessage(String(error.message)))
  readLines(child, onMessage)
  if (child.pid) writeFileSync(pidFile, String(child.pid))

  return {
    ended,
    readProgress: () => readProgress(port),
    /** Lets Litestream copy the last writes; a process that hangs is killed. */
    async end(): Promise<void> {
      pipe?.end()
      const timer = setTimeout(() => child.kill('SIGKILL'), times.end)
      await ended
      clearTimeout(timer)
    },
  }
}

/** JSON is valid YAML. */
function settingsFor({ database, address }: LitestreamOptions, port: number) {
  return {
    addr: `127.0.0.1:${port}`,
    logging: { level: 'warn', stderr: true },
    dbs: [
      {
        path: database,
        'monitor-interval': `${pollMs}ms`,
        // A time-based checkpoint writes to the database, and so would make a change every minute.
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
 * Path of the npm package's program for this kind of machine.
 * @throws if there is none
 */
function findPackaged(): string {
  const name = `@flydotio/litestream-${process.platform}-${process.arch}`
  try {
    return fileURLToPath(import.meta.resolve(`${name}/litestream`))
  } catch {
    throw new Error(`There is no ${name}: LITESTREAM must name the program`)
  }
}

/** Ends a Litestream process that a killed process of ours left behind. */
async function endOrphan(pidFile: string, config: string): Promise<void> {
  const pid = existsSync(pidFile) ? Number(readFileSync(pidFile, 'utf8')) : 0
  for (let left = times.orphan; left > 0 && isOurs(pid, config); left -= 50) await wait(50)
  if (isOurs(pid, config)) process.kill(pid, 'SIGKILL')
  while (isOurs(pid, config)) await wait(50)
}

/** Tells whether a process was started with these settings, because its id may have been reused. */
function isOurs(pid: number, config: string): boolean {
  if (!pid) return false
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(config)
  } catch {
    return false
  }
}

/** Litestream writes one line per problem, and no keys in any of them. */
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

/** @throws if Litestream does not answer, for example because it has just started */
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
