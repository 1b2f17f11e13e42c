import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'
import { join } from 'node:path'

const memory = '/dev/shm'
const prefix = 'vaagai-test-'
/** Bytes of memory that a run needs, and that the machine must keep free. */
const enough = 4 * 2 ** 30

/**
 * A folder for temporary files in memory, if there is enough: tests commit many thousand times, each commit waits
 * for the disk, and nothing is kept. It is removed with the process.
 */
export function createMemoryFolder(): string | undefined {
  if (!existsSync(memory)) return undefined
  removeLeftovers()
  const { bavail, bsize } = statfsSync(memory)
  if (Math.min(bavail * bsize, freemem() / 2) < enough) return undefined
  const folder = join(memory, `${prefix}${process.pid}`)
  mkdirSync(folder)
  // PostgreSQL runs under another account if we are root.
  chmodSync(folder, 0o711)
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Removes folders of runs that were killed. */
function removeLeftovers(): void {
  for (const name of readdirSync(memory).filter((name) => name.startsWith(prefix)))
    if (!existsSync(`/proc/${name.slice(prefix.length)}`))
      rmSync(join(memory, name), { recursive: true, force: true })
}
