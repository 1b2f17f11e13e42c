import type { BackedUpTable, Row, TableShape } from '../db/tables.ts'
import { findFault } from './column-rules.ts'
import { BackupError, backupLimits } from './format.ts'

type Encoded = Record<string, string | number | null | { base64: string }>

/** Rows as lines of JSON. */
export function encodeRows(rows: Row[]): Buffer {
  return Buffer.from(rows.map((row) => `${encodeRow(row)}\n`).join(''))
}

/** @throws BackupError where a line is no row of the table, or one that no site could serve */
export function decodeRows(
  table: BackedUpTable,
  { columns, bytes }: TableShape,
  member: Uint8Array,
): Row[] {
  const wanted = columns.toSorted().join()
  const { line: plain, lineWithFile, lines } = backupLimits.rows
  const longest = bytes.length > 0 ? lineWithFile : plain
  const rows: Row[] = []
  for (const line of readLines(member)) {
    const position = `row ${rows.length + 1}`
    if (rows.length === lines || line.length > longest)
      throw new BackupError(
        `The rows of ${table} in the backup are too many or too long (${position}).`,
      )
    const row = parseLine(table, line, position)
    if (Object.keys(row).toSorted().join() !== wanted) throw misfit(table, position)
    for (const name of bytes) row[name] = decodeBytes(table, row[name], position)
    const fault = findFault(table, row as Row)
    if (fault) throw misfit(table, `${position}, ${fault}`)
    rows.push(row as Row)
  }
  return rows
}

/** One after another: what is no backup may be made of line breaks alone. */
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
  return JSON.stringify(Object.fromEntries(fields))
}

function parseLine(
  table: string,
  line: Buffer,
  position: string,
): Encoded | Record<string, Uint8Array> {
  try {
    const value = JSON.parse(line.toString())
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value
  } catch {}
  throw misfit(table, position)
}

function decodeBytes(table: string, value: unknown, position: string): Uint8Array {
  const { base64 } = (value ?? {}) as { base64?: unknown }
  if (typeof base64 !== 'string') throw misfit(table, position)
  return Buffer.from(base64, 'base64')
}

function misfit(table: string, position: string): BackupError {
  return new BackupError(`A row of ${table} in the backup cannot be used (${position}).`)
}
