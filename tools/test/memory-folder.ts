import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'
import { join } from 'node:path'

const memory = '/dev/shm'
const prefix = 'vaagai-test-'
/** Most memory that a run needs, and the least that the machine keeps. */
const enough = 4 * 2 ** 30

/**
 * A folder for temporary files that lies in memory, where there is one with room: tests commit many
 * thousand times, each commit waits for the disk, and none of it is kept. It ends with the process.
 */
export function createMemoryFolder(): string | undefined {
  if (!existsSync(memory)) return undefined
  removeLeftovers()
  const { bavail, bsize } = statfsSync(memory)
  if (Math.min(bavail * bsize, freemem() / 2) < enough) return undefined
  const folder = join(memory, `${prefix}${process.pid}`)
  mkdirSync(folder)
  // PostgreSQL runs as somebody else where we are root.
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
