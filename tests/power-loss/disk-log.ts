/** Changes that a process made to a folder, in their order. */
export type Change =
  | { kind: 'create' | 'make-folder' | 'link'; folder: bigint; name: string; inode: bigint }
  | { kind: 'remove'; folder: bigint; name: string }
  | { kind: 'write'; inode: bigint; offset: number; bytes: Buffer }
  | { kind: 'truncate'; inode: bigint; size: number }
  | { kind: 'sync'; inode: bigint }

/** As recorder.c numbers them, from 1. */
const kinds = ['create', 'make-folder', 'link', 'remove', 'write', 'truncate', 'sync'] as const
const headBytes = 40

/** Reads what recorder.c has written. A record that is cut off is of a process that was killed as it wrote it. */
export function* readDiskLog(log: Buffer): Generator<Change> {
  for (let at = 0; at + headBytes <= log.length; ) {
    const kind = kinds[log.readUInt32LE(at) - 1]
    const nameEnd = at + headBytes + log.readUInt32LE(at + 4)
    const folder = log.readBigUInt64LE(at + 8)
    const inode = log.readBigUInt64LE(at + 16)
    const offset = Number(log.readBigUInt64LE(at + 24))
    const end = nameEnd + Number(log.readBigUInt64LE(at + 32))
    if (end > log.length) return
    const name = log.toString('utf8', at + headBytes, nameEnd)
    const bytes = log.subarray(nameEnd, end)
    at = end
    if (kind === 'create' || kind === 'make-folder' || kind === 'link')
      yield { kind, folder, name, inode }
    else if (kind === 'remove') yield { kind, folder, name }
    else if (kind === 'write') yield { kind, inode, offset, bytes }
    else if (kind === 'truncate') yield { kind, inode, size: offset }
    else if (kind === 'sync') yield { kind, inode }
    else throw new Error(`There is no such record at ${at}`)
  }
}
