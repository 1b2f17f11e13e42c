import { isDatabaseFailure, isUnavailable } from '../db/failures.ts'
import type { Database } from '../db/schema.ts'
import {
  type BackedUpTable,
  insertRows,
  type Row,
  readShape,
  recordTables,
  type TableShape,
} from '../db/tables.ts'
import { readJson } from '../shared/stored-config.ts'
import { decodeRows, rowError } from './rows.ts'
import { capNumbers, findFault } from './stored-values.ts'

type Staging = {
  table: BackedUpTable
  member: Uint8Array
  /** How many rows the table has already. */
  staged: number
  isPlain: boolean
}

/**
 * Inserts the rows of a member into a scratch database; those of a plain copy as they are, others after a
 * look at their values.
 * @throws BackupError that names the row and the field
 */
export async function stageRows(
  db: Database,
  { table, member, staged, isPlain }: Staging,
): Promise<Row[]> {
  const shape = await readShape(db, table)
  const read = decodeRows(table, shape, member)
  if (!isPlain) await requireUsable(db, table, shape, read)
  const rows = read.map((row) => capRow(table, row))
  // The catalogue in memory is as long as the highest number, and nothing else goes by it.
  if (table === 'products') for (const [at, row] of rows.entries()) row.number = staged + at
  try {
    await insertRows(db, table, shape, rows)
  } catch (error) {
    if (!isDatabaseFailure(error) || isUnavailable(error)) throw error
    await requireEachRow(db, table, shape, rows)
    throw error
  }
  return rows
}

function capRow(table: BackedUpTable, row: Row): Row {
  const kept = table === 'deleted_records' ? readJson(row.record) : null
  return isRow(kept)
    ? { ...capNumbers(table, row), record: JSON.stringify(capNumbers(table, kept)) }
    : capNumbers(table, row)
}

async function requireUsable(
  staged: Database,
  table: BackedUpTable,
  shape: TableShape,
  rows: Row[],
): Promise<void> {
  for (const row of rows) {
    const fault = findFault(table, shape, row)
    if (fault) throw rowError(table, shape, row, fault)
    if (table !== 'deleted_records') continue
    const deletedFault = await findDeletedFault(staged, row)
    if (deletedFault) throw rowError(table, shape, row, `record ${deletedFault}`)
  }
}

/** A deleted record comes back as a row of its table. */
async function findDeletedFault(staged: Database, { id, kind, record }: Row) {
  const kept = readJson(record)
  if (!isRow(kept) || kept.id !== id) return 'cannot be read'
  const table = recordTables[kind as keyof typeof recordTables]
  return findFault(table, await readShape(staged, table), kept)
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The database refuses all rows of a statement; one after another, it is known which. */
async function requireEachRow(
  staged: Database,
  table: BackedUpTable,
  shape: TableShape,
  rows: Row[],
): Promise<void> {
  for (const row of rows)
    await insertRows(staged, table, shape, [row]).catch((error) => {
      throw rowError(table, shape, row, error.message)
    })
}
