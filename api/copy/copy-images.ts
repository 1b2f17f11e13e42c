import { buffer } from 'node:stream/consumers'
import { dayMs, hourMs, minuteMs } from '../../contract/durations.ts'
import type { Database } from '../db/schema.ts'
import { forEachAtOnce } from '../for-each-at-once.ts'
import { readFileName } from '../images/names.ts'
import { listImageFiles } from '../images/repository.ts'
import type { FileStore } from '../images/store.ts'
import type { CopyLag } from './copy-lag.ts'
import type { CopyTarget } from './copy-target.ts'
import { pause, retry } from './retry.ts'

/** Milliseconds that a picture stays in the copy after the site has deleted it. */
const keepDeletedMs = 7 * dayMs
/** Milliseconds: the longest time between writing a picture's row and its commit. */
const overlapMs = 10 * minuteMs
const atOnce = 8
const tickMs = 250
const ticksPerSecond = 4

type Options = { db: Database; store: FileStore; target: CopyTarget }

/** Copies picture files into the copy. The caller retries after a failure. */
export function createImageMirror({ db, store, target }: Options) {
  const { pictures, deleted } = target
  /** Pictures whose files are all in the copy. */
  const copied = new Set<string>()

  /** A picture whose files are gone was deleted meanwhile. */
  async function copy(files: Map<string, string[]>, present: ReadonlySet<string>): Promise<void> {
    const left = [...files].filter(([id]) => !copied.has(id))
    await forEachAtOnce(left, atOnce, async ([id, names]) => {
      for (const name of names) {
        const file = present.has(name) ? null : await store.open(name)
        if (file) await pictures.put(name, await buffer(file.stream))
      }
      copied.add(id)
    })
  }

  return {
    /** Copies pictures added since the last call. `copyEverything`, once an hour, catches any that this misses. */
    async copyNew(now = Date.now()): Promise<void> {
      await copy(await listImageFiles(db, now - overlapMs), new Set())
    },

    /**
     * Copies every picture that the copy lacks, and deletes those that the site deleted a week ago. The list of
     * the site's pictures is read last, so a picture added meanwhile does not count as deleted.
     */
    async copyEverything(now = Date.now()): Promise<void> {
      const present = new Map<string, string[]>()
      for await (const { name } of pictures.list()) {
        const id = readFileName(name)?.id
        if (id) present.set(id, [...(present.get(id) ?? []), name])
      }
      const marked = new Map<string, number>()
      for await (const { name, storedAt } of deleted.list()) marked.set(name, storedAt)
      const files = await listImageFiles(db)
      copied.clear()
      await copy(files, new Set([...present.values()].flat()))
      await deleted.remove([...marked.keys()].filter((id) => files.has(id)))
      for (const [id, names] of present) {
        if (files.has(id)) continue
        const since = marked.get(id)
        if (since === undefined) await deleted.put(id, new Uint8Array())
        else if (since < now - keepDeletedMs) {
          await pictures.remove(names)
          await deleted.remove([id])
        }
      }
    },
  }
}

type Following = {
  mirror: ReturnType<typeof createImageMirror>
  lag: CopyLag
  signal: AbortSignal
  onProblem(reason: string): void
  /** A number that changes with each write; PostgreSQL has none. */
  readDataVersion: (() => number) | undefined
}

/** Looks for new pictures after each write (on PostgreSQL every second) until the signal is aborted. */
export async function keepImagesCopied(following: Following): Promise<void> {
  const { mirror, lag, signal, onProblem, readDataVersion } = following
  let copiedWrites = -1
  let everythingAt = 0

  async function copyWritten(ticks: number): Promise<void> {
    const now = Date.now()
    const writes = readDataVersion?.() ?? Math.floor(ticks / ticksPerSecond)
    // A clock that was set back counts as a passed hour.
    if (now - everythingAt > hourMs || now < everythingAt) {
      await mirror.copyEverything()
      everythingAt = now
    } else if (writes !== copiedWrites) await mirror.copyNew()
    copiedWrites = writes
    lag.follow('pictures', () => now)
  }

  const options = { signal, onFailure: onProblem }
  for (let ticks = 0; await retry(() => copyWritten(ticks), options); ticks++)
    await pause(tickMs, signal)
}
