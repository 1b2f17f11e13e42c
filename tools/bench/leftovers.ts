import type { ChildProcess } from 'node:child_process'
import { rmSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'

/** Whatever the bench has begun and must not outlive it, however it ends. */

const children = new Map<ChildProcess, NodeJS.Signals>()
const folders = new Set<string>()

/** Ends a child with the bench, and all that a child with a group of its own has started. */
export function endWithBench<Child extends ChildProcess>(
  child: Child,
  signal: NodeJS.Signals = 'SIGKILL',
): Child {
  children.set(child, signal)
  child.once('exit', () => children.delete(child))
  return child
}

/** A folder for the time of some work. */
export async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'vaagai-bench-'))
  folders.add(folder)
  try {
    return await work(folder)
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    folders.delete(folder)
  }
}

/** Makes the bench end tidily when it is told to. */
export function endOnSignal(): void {
  process.on('exit', tidyUp)
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => process.exit(128 + constants.signals[signal]))
}

function tidyUp(): void {
  for (const [child, signal] of children) child.kill(signal)
  for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
}
