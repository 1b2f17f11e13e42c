import { isDatabaseFailure, isUnavailable } from '../../db/failures.ts'
import type { Database } from '../../db/schema.ts'
import {
  type BackedUpTable,
  insertRows,
  type Row,
  readShape,
  recordTables,
  type TableShape,
} from '../../db/tables.ts'
import { clampRow, findInvalidValue, isRow } from '../../records/columns/stored-values.ts'
import { readJson } from '../../records/stored-config.ts'
import { decodeRows, rowError } from '../format/rows.ts'

type Staging = {
  table: BackedUpTable
  member: Uint8Array
  /** Rows that the table has already. */
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
  // Clamped first: what a site may hold already can be backed up, and only the rest is judged.
  const rows = read.map((row) => clampRow(table, row))
  if (!isPlain) await requireUsable(db, table, shape, rows)
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

async function requireUsable(
  staged: Database,
  table: BackedUpTable,
  shape: TableShape,
  rows: Row[],
): Promise<void> {
  for (const row of rows) {
    const invalid = findInvalidValue(table, shape, row)
    if (invalid) throw rowError(table, shape, row, invalid)
    if (table !== 'deleted_records') continue
    const invalidRecord = await findInvalidRecord(staged, row)
    if (invalidRecord) throw rowError(table, shape, row, `record ${invalidRecord}`)
  }
}

/** A deleted record comes back as a row of its table. */
async function findInvalidRecord(staged: Database, { id, kind, record }: Row) {
  const kept = readJson(record)
  if (!isRow(kept) || kept.id !== id) return 'cannot be read'
  const table = recordTables[kind as keyof typeof recordTables]
  return findInvalidValue(table, await readShape(staged, table), kept)
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
