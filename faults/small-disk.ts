import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type SmallDisk = {
  folder: string
  /** How it is done. */
  kind: string
  /** Leaves nearly no room for what the process writes. */
  fill(process: number): Promise<void>
  /** Makes room again. */
  clear(process: number): Promise<void>
  remove(): Promise<void>
}

/** A disk of a few megabytes in memory where we may mount one; else a limit on the process's files. */
export async function createSmallDisk(): Promise<SmallDisk> {
  const folder = await mkdtemp(join(tmpdir(), 'vaagai-disk-'))
  return mount(folder) ? smallFileSystem(folder) : smallFiles(folder)
}

function mount(folder: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'none', folder], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

function smallFileSystem(folder: string): SmallDisk {
  const filler = join(folder, 'filler')
  return {
    folder,
    kind: 'a file system of 24 MB',
    async fill() {
      const { bavail, bsize } = await statfs(folder)
      await writeFile(filler, Buffer.alloc(Math.max(0, bavail - 8) * bsize)).catch(requireFull)
    },
    clear: () => rm(filler, { force: true }),
    async remove() {
      execFileSync('umount', ['--lazy', folder])
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** What the process wrote in the meantime may have filled the disk first: full it is all the same. */
function requireFull(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOSPC') throw error
}

function smallFiles(folder: string): SmallDisk {
  const limit = (process: number, bytes: string) =>
    void execFileSync('prlimit', ['--pid', String(process), `--fsize=${bytes}:unlimited`])
  return {
    folder,
    kind: 'a limit of 4 kB a file',
    fill: async (process) => limit(process, '4096'),
    clear: async (process) => limit(process, 'unlimited'),
    remove: () => rm(folder, { recursive: true, force: true }),
  }
}
