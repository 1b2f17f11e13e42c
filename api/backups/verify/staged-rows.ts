import { isSqliteFailure, isUnavailable } from '../../db/failures.ts'
import type { Database } from '../../db/schema.ts'
import { type BackedUpTable, recordTables } from '../../db/tables/roles.ts'
import { insertRows, type Row, readShape, type TableShape } from '../../db/tables/rows.ts'
import { clampRow, findInvalidValue, isRow } from '../../records/columns/stored-values.ts'
import { readJson } from '../../records/stored-config.ts'
import { decodeRows, rowError } from '../format/rows.ts'

type Staging = {
  table: BackedUpTable
  member: Uint8Array
  /** Number of rows that the table has already. */
  staged: number
  isPlain: boolean
}

/**
 * Inserts the rows of a member into a scratch database, after checking their values unless they come from a plain
 * copy.
 * @throws BackupError that names the row and the field
 */
export async function stageRows(
  db: Database,
  { table, member, staged, isPlain }: Staging,
): Promise<Row[]> {
  const shape = await readShape(db, table)
  const read = decodeRows(table, shape, member)
  // Clamped before the check, so that values which older sites may hold can still be restored.
  const rows = read.map((row) => clampRow(table, row))
  if (!isPlain) await requireUsable(db, table, shape, rows)
  // The product index is as long as the highest number, so products are numbered anew; nothing else depends
  // on the numbers.
  if (table === 'products') for (const [at, row] of rows.entries()) row.number = staged + at
  try {
    await insertRows(db, table, shape, rows)
  } catch (error) {
    if (!isSqliteFailure(error) || isUnavailable(error)) throw error
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

/** Checks deleted records against their table, because they can be restored as rows of it. */
async function findInvalidRecord(staged: Database, { id, kind, record }: Row) {
  const kept = readJson(record)
  if (!isRow(kept) || kept.id !== id) return 'cannot be read'
  const table = recordTables[kind as keyof typeof recordTables]
  return findInvalidValue(table, await readShape(staged, table), kept)
}

/** Inserts rows one at a time after a failed statement, to find the one that the database rejects. */
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
