import { execFileSync } from 'node:child_process'
import { hash } from 'node:crypto'
import {
  closeSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  rmSync,
  writeSync,
} from 'node:fs'
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished, vi } from 'vitest'
import type { Random } from '../../api/testing/random.ts'
import { readDiskLog } from './disk-log.ts'
import { DiskModel, type Keeps } from './disk-model.ts'

export type LossyDisk = Awaited<ReturnType<typeof createLossyDisk>>

/** As many records as there never are. */
const unlimited = 2n ** 62n

/**
 * A folder that loses what was not synced, once the power is cut: for processes that are started with
 * `settings`. Nothing needs root or a file system of its own.
 */
export async function createLossyDisk() {
  const home = await realpath(await mkdtemp(join(tmpdir(), 'vaagai-power-')))
  const folder = join(home, 'disk')
  const logPath = join(home, 'log')
  const controlPath = join(home, 'control')
  const recorder = join(home, 'recorder.so')
  const source = join(import.meta.dirname, 'recorder.c')
  execFileSync('cc', ['-O1', '-shared', '-fPIC', '-o', recorder, source])
  await mkdir(folder)
  await writeFile(controlPath, Buffer.alloc(16))
  const control = openSync(controlPath, 'r+')
  let isThere = true
  const remove = async () => {
    if (!isThere) return
    isThere = false
    closeSync(control)
    await rm(home, { recursive: true, force: true })
  }
  onTestFinished(remove)
  let model = begin()

  /** Takes the folder as it stands for what is there for good. */
  function begin(): DiskModel {
    rmSync(logPath, { force: true })
    closeSync(openSync(logPath, 'w'))
    writeNumber(0, unlimited)
    writeNumber(8, 0n)
    return new DiskModel(folder)
  }

  function writeNumber(at: number, value: bigint): void {
    const bytes = Buffer.alloc(8)
    bytes.writeBigUInt64LE(value)
    writeSync(control, bytes, 0, 8, at)
  }

  /** Number of changes and syncs since the beginning. */
  function countChanges(): number {
    const bytes = Buffer.alloc(8)
    readSync(control, bytes, 0, 8, 8)
    return Number(bytes.readBigUInt64LE())
  }

  return {
    folder,
    /** For the processes that write to it. */
    settings: {
      LD_PRELOAD: recorder,
      DISK_FOLDER: folder,
      DISK_LOG: logPath,
      DISK_CONTROL: controlPath,
      UV_USE_IO_URING: '0',
    },
    countChanges,
    begin() {
      model = begin()
    },
    /** Cuts the power after so many more changes and syncs, and says when: from then on nothing is written. */
    async cutAfter(changes: number): Promise<void> {
      const last = countChanges() + changes
      writeNumber(0, BigInt(last))
      const isCut = () => !isThere || countChanges() >= last
      await vi.waitUntil(isCut, { timeout: 600_000, interval: 5 })
    },
    /** Leaves of the folder what a power cut leaves, once all processes have ended; returns how it was chosen. */
    lose(random: Random): string {
      for (const change of readDiskLog(readFileSync(logPath))) model.apply(change)
      const { name, keeps } = chooseLoss(random, model.changes)
      empty(folder)
      model.write(folder, keeps, random.pick([512, 4096]))
      model = begin()
      return name
    },
    /** Contents of the folder if nothing is lost, as the recorder knows it, beside what does stand there. */
    compare(): { recorded: object; written: object } {
      for (const change of readDiskLog(readFileSync(logPath))) model.apply(change)
      const other = `${folder}-recorded`
      rmSync(other, { recursive: true, force: true })
      mkdirSync(other)
      model.write(other, () => true, 4096)
      return { recorded: describeFolder(other), written: describeFolder(folder) }
    },
    remove,
  }
}

/** Kept of what was not synced: nothing, what came first, names in order and any content, or anything at all. */
function chooseLoss(random: Random, changes: number): { name: string; keeps: Keeps } {
  const share = random.next()
  const last = changes - Math.floor(random.next() ** 2 * Math.min(changes, 400))
  const isChosen = () => random.next() < share
  return random.pick([
    { name: 'nothing', keeps: () => false },
    { name: 'the first', keeps: (at: number) => at < last },
    {
      name: 'the first names',
      keeps: (at: number, of: string) => (of === 'entries' ? at < last : isChosen()),
    },
    { name: 'any', keeps: isChosen },
  ])
}

/** Every file of a folder by its path; what SQLite maps into memory, and makes anew, is left out. */
function describeFolder(folder: string): Record<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile() && !entry.name.endsWith('-shm'),
  )
  const paths = files.map(({ parentPath, name }) => join(parentPath, name)).toSorted()
  return Object.fromEntries(
    paths.map((path) => [path.slice(folder.length), hash('sha256', readFileSync(path))]),
  )
}

function empty(folder: string): void {
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true })
}
