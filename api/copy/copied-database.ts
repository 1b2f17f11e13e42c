import { forEachAtOnce } from '../for-each-at-once.ts'
import type { DatabaseFiles } from './copy-target.ts'
import { unpackLz4 } from './lz4.ts'

/** A snapshot of the whole database at the beginning of a log, or a part of a log from an offset on. */
type Stored = { name: string; generation: string; index: number; storedAt: number }
export type Snapshot = Stored
type Segment = Stored & { offset: number }
/** A log of writes, and the time by which each part of it was in the copy. */
export type WriteLog = { bytes: Buffer; parts: { end: number; storedAt: number }[] }

const snapshotName = /^generations\/([0-9a-f]{16})\/snapshots\/([0-9a-f]{8})\.snapshot\.lz4$/
const segmentName = /^generations\/([0-9a-f]{16})\/wal\/([0-9a-f]{8})_([0-9a-f]{8,16})\.wal\.lz4$/
const atOnce = 16

/** Reads files that Litestream 0.3 has written. */
export async function openCopiedDatabase(files: DatabaseFiles) {
  const snapshots: Snapshot[] = []
  const segments: Segment[] = []
  for await (const { name, storedAt } of files.list()) {
    const [, ofSnapshot = '', snapshotIndex = ''] = name.match(snapshotName) ?? []
    if (ofSnapshot)
      snapshots.push({ name, storedAt, generation: ofSnapshot, index: parseHex(snapshotIndex) })
    const [, generation = '', index = '', offset = ''] = name.match(segmentName) ?? []
    if (generation)
      segments.push({
        name,
        storedAt,
        generation,
        index: parseHex(index),
        offset: parseHex(offset),
      })
  }

  return {
    /** Newest first. */
    snapshots: snapshots.toSorted((a, b) => b.storedAt - a.storedAt),
    readSnapshot: async ({ name }: Snapshot) => unpackLz4(await files.read(name)),
    /** Reads a log up to the first gap; null if there is none. */
    async readLog(generation: string, index: number): Promise<WriteLog | null> {
      const wanted = segments
        .filter((segment) => segment.generation === generation && segment.index === index)
        .toSorted((a, b) => a.offset - b.offset)
      const unpacked = await readEach(wanted, async ({ name }) => unpackLz4(await files.read(name)))
      const log: WriteLog = { bytes: Buffer.alloc(0), parts: [] }
      const pieces: Buffer[] = []
      let end = 0
      for (const [at, { offset, storedAt }] of wanted.entries()) {
        const piece = unpacked[at] as Buffer
        if (offset !== end) break
        end += piece.length
        pieces.push(piece)
        log.parts.push({ end, storedAt })
      }
      if (pieces.length === 0) return null
      return { ...log, bytes: Buffer.concat(pieces) }
    },
  }
}

export type CopiedDatabase = Awaited<ReturnType<typeof openCopiedDatabase>>

async function readEach<T, R>(items: T[], read: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = []
  await forEachAtOnce(items.entries(), atOnce, async ([at, item]) => {
    results[at] = await read(item)
  })
  return results
}

function parseHex(text: string): number {
  return Number.parseInt(text, 16)
}
