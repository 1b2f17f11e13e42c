import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

type SmallDisk = {
  folder: string
  /** Leaves nearly no room for what the process writes. */
  fill(process: number): Promise<void>
  /** Makes room again. */
  clear(process: number): Promise<void>
  remove(): Promise<void>
}

const fileSystem = 'a file system of 24 MB'
const fileLimit = 'a limit of 4 kB a file'
const prefix = join(tmpdir(), 'vaagai-disk-')

/** The kinds of small disk that this machine allows us; the second one needs no right to mount. */
export function findSmallDisks(): string[] {
  const folder = mkdtempSync(prefix)
  const mayMount = mount(folder)
  if (mayMount) unmount(folder)
  rmSync(folder, { recursive: true })
  const mayLimit = spawnSync('prlimit', ['--version']).status === 0
  return [...(mayMount ? [fileSystem] : []), ...(mayLimit ? [fileLimit] : [])]
}

/** A folder on a disk that can be filled; gone when the test is over, at the latest. */
export async function createSmallDisk(kind: string): Promise<SmallDisk> {
  const folder = await mkdtemp(prefix)
  const isMounted = kind === fileSystem && mount(folder)
  let isThere = true
  const remove = async () => {
    if (!isThere) return
    isThere = false
    if (isMounted) unmount(folder)
    await rm(folder, { recursive: true, force: true })
  }
  onTestFinished(remove)
  return { folder, remove, ...(isMounted ? smallFileSystem(folder) : smallFiles()) }
}

function mount(folder: string): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=24m', 'none', folder], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

function unmount(folder: string): void {
  execFileSync('umount', ['--lazy', folder])
}

function smallFileSystem(folder: string): Pick<SmallDisk, 'fill' | 'clear'> {
  const filler = join(folder, 'filler')
  return {
    async fill() {
      const { bavail, bsize } = await statfs(folder)
      await writeFile(filler, Buffer.alloc(Math.max(0, bavail - 8) * bsize)).catch(requireFull)
    },
    clear: () => rm(filler, { force: true }),
  }
}

/** The process may have filled the disk meanwhile: it is full all the same. */
function requireFull(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOSPC') throw error
}

function smallFiles(): Pick<SmallDisk, 'fill' | 'clear'> {
  const limit = (process: number, bytes: string) =>
    void execFileSync('prlimit', ['--pid', String(process), `--fsize=${bytes}:unlimited`])
  return {
    fill: async (process) => limit(process, '4096'),
    clear: async (process) => limit(process, 'unlimited'),
  }
}
