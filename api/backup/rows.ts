import type { Row, TableShape } from '../db/tables.ts'
import { BackupError } from './format.ts'

type Encoded = Record<string, string | number | null | { base64: string }>

/** Rows as lines of JSON. */
export function encodeRows(rows: Row[]): Buffer {
  return Buffer.from(rows.map((row) => `${encodeRow(row)}\n`).join(''))
}

/** @throws BackupError where a line is no row of the table */
export function decodeRows(table: string, { columns, bytes }: TableShape, text: string): Row[] {
  const wanted = columns.toSorted().join()
  return text
    .split('\n')
    .slice(0, -1)
    .map((line) => {
      const row = parseLine(table, line)
      if (Object.keys(row).toSorted().join() !== wanted) throw misfit(table)
      for (const name of bytes) row[name] = decodeBytes(table, row[name])
      return row as Row
    })
}

function encodeRow(row: Row): string {
  const fields = Object.entries(row).map(([name, value]) => [
    name,
    value instanceof Uint8Array ? { base64: Buffer.from(value).toString('base64') } : value,
  ])
  return JSON.stringify(Object.fromEntries(fields))
}

function parseLine(table: string, line: string): Encoded | Record<string, Uint8Array> {
  try {
    const value = JSON.parse(line)
    if (typeof value === 'object' && value !== null) return value
  } catch {}
  throw misfit(table)
}

function decodeBytes(table: string, value: unknown): Uint8Array {
  const { base64 } = (value ?? {}) as { base64?: unknown }
  if (typeof base64 !== 'string') throw misfit(table)
  return Buffer.from(base64, 'base64')
}

function misfit(table: string): BackupError {
  return new BackupError(`A row of ${table} in the backup is none.`)
}
