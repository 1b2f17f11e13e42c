/** Byte sizes of SQLite's format: https://sqlite.org/fileformat2.html#the_write_ahead_log */
const header = 32
const frameHeader = 24
const tableLeaf = 0x0d

/** A transaction in a write-ahead log: its end, and the mark that it wrote, if any. */
export type Commit = { end: number; mark: number | null }

/**
 * Lists the transactions of a log; `markPage` is the page of the table `copy_status`, undefined if there is none.
 */
export function listCommits(log: Buffer, markPage: number | undefined): Commit[] {
  if (log.length < header) return []
  const pageSize = log.readUInt32BE(8)
  const salts = log.subarray(16, 24)
  const commits: Commit[] = []
  let mark: number | null = null
  for (let at = header; at + frameHeader + pageSize <= log.length; at += frameHeader + pageSize) {
    // The rest of the file is left over from an older log.
    if (!log.subarray(at + 8, at + 16).equals(salts)) break
    const end = at + frameHeader + pageSize
    if (log.readUInt32BE(at) === markPage) mark = readMark(log.subarray(at + frameHeader, end))
    if (log.readUInt32BE(at + 4) === 0) continue
    commits.push({ end, mark })
    mark = null
  }
  return commits
}

/** Reads the third column, `marked_at`, of the only row of a page; null if there is no such row. */
function readMark(page: Buffer): number | null {
  if (page.readUInt8(0) !== tableLeaf || page.readUInt16BE(3) !== 1) return null
  const { next: afterSize } = readVarint(page, page.readUInt16BE(8))
  const { next: record } = readVarint(page, afterSize)
  const { value: headerSize, next } = readVarint(page, record)
  const types: number[] = []
  for (let at = next; at < record + headerSize; ) {
    const { value, next } = readVarint(page, at)
    types.push(value)
    at = next
  }
  const [id = 0, site = 0, markedAt = 0] = types
  return readInteger(page, record + headerSize + sizeOf(id) + sizeOf(site), markedAt)
}

function readVarint(page: Buffer, from: number): { value: number; next: number } {
  let value = 0
  for (let at = from; ; at++) {
    const byte = page.readUInt8(at)
    value = value * 128 + (byte & 127)
    if (byte < 128) return { value, next: at + 1 }
  }
}

/** Bytes of a value, from its serial type. */
function sizeOf(type: number): number {
  return type < 12 ? ([0, 1, 2, 3, 4, 6, 8, 8, 0, 0][type] ?? 0) : (type - 12) >> 1
}

function readInteger(page: Buffer, at: number, type: number): number | null {
  if (type === 8 || type === 9) return type - 8
  if (type === 6) return Number(page.readBigInt64BE(at))
  return type >= 1 && type <= 5 ? page.readIntBE(at, sizeOf(type)) : null
}
