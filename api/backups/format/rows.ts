import { cutText } from '../../../contract/text/text-length.ts'
import type { BackedUpTable } from '../../db/tables/roles.ts'
import { hasBytes, type Row, type TableShape } from '../../db/tables/rows.ts'
import { BackupError, readLimits } from './format.ts'

/** Longest key that a message quotes; a longer text is not a key. */
const longestKey = 64

type Encoded = Record<string, string | number | null | { base64: string }>

/** Rows as lines of JSON. */
export function encodeRows(rows: Row[]): Buffer {
  return Buffer.from(rows.map(encodeRow).join(''))
}

/** Rows as lines of JSON, a few megabytes at a time: some rows hold files, or a thousand prices. */
export function* encodeParts(rows: Row[]): Generator<Buffer> {
  let lines: Buffer[] = []
  let size = 0
  for (const row of rows) {
    const line = Buffer.from(encodeRow(row))
    if (lines.length > 0 && size + line.length > readLimits.rows.part) {
      yield Buffer.concat(lines)
      lines = []
      size = 0
    }
    lines.push(line)
    size += line.length
  }
  yield Buffer.concat(lines)
}

/** @throws BackupError if a line is not a row of the table */
export function decodeRows(table: BackedUpTable, shape: TableShape, member: Uint8Array): Row[] {
  const wanted = shape.columns.toSorted().join()
  const { line: plain, lineWithFile, lines } = readLimits.rows
  const longest = hasBytes(shape) ? lineWithFile : plain
  const rows: Row[] = []
  for (const line of readLines(member)) {
    const position = `row ${rows.length + 1}`
    if (rows.length === lines || line.length > longest)
      throw new BackupError(
        `The rows of ${table} in the backup are too many or too long (${position}).`,
      )
    const row = parseLine(line)
    if (!row || Object.keys(row).toSorted().join() !== wanted) throw unusable(table, position)
    rows.push(decodeFiles(row, shape))
  }
  return rows
}

/** Names the row by its key, and says what is wrong with it. */
export function rowError(table: string, { key }: TableShape, row: Row, fault: string) {
  const named = key.map((name) => cutText(String(row[name]), longestKey))
  return unusable(table, `${named.join(', ')}: ${fault}`)
}

/** Yields lines one at a time, because a hostile file may consist of nothing but line breaks. */
function* readLines(bytes: Uint8Array): Generator<Buffer> {
  const member = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let start = 0; ; ) {
    const end = member.indexOf('\n', start)
    if (end === -1) return
    yield member.subarray(start, end)
    start = end + 1
  }
}

function encodeRow(row: Row): string {
  const fields = Object.entries(row).map(([name, value]) => [
    name,
    value instanceof Uint8Array ? { base64: Buffer.from(value).toString('base64') } : value,
  ])
  return `${JSON.stringify(Object.fromEntries(fields))}\n`
}

function parseLine(line: Buffer): Encoded | null {
  try {
    const value = JSON.parse(line.toString())
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  } catch {}
  return null
}

/** Other values stay as they are; the check of the column rejects them. */
function decodeFiles(row: Encoded, { types }: TableShape): Row {
  const fields = Object.entries(row).map(([name, value]) => [
    name,
    types[name] === 'bytes' && typeof value === 'object' && typeof value?.base64 === 'string'
      ? Buffer.from(value.base64, 'base64')
      : value,
  ])
  return Object.fromEntries(fields)
}

function unusable(table: string, what: string): BackupError {
  return new BackupError(`A row of ${table} in the backup cannot be used (${what}).`)
}
