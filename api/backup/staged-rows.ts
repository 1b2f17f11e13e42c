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
import { decodeRows, describeMisfit } from './rows.ts'
import { findFault } from './stored-values.ts'

/**
 * Inserts the rows of a member into a scratch database; unless they are to be taken as they are, after a
 * look at their values.
 * @throws BackupError that names the row and the field
 */
export async function stageRows(
  staged: Database,
  table: BackedUpTable,
  member: Uint8Array,
  areTakenAsTheyAre: boolean,
): Promise<Row[]> {
  const shape = await readShape(staged, table)
  const rows = decodeRows(table, shape, member)
  if (!areTakenAsTheyAre) await requireUsable(staged, table, shape, rows)
  try {
    await insertRows(staged, table, shape, rows)
  } catch (error) {
    if (!isDatabaseFailure(error) || isUnavailable(error)) throw error
    await nameMisfit(staged, table, shape, rows)
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
    const fault = findFault(table, shape, row)
    if (fault) throw describeMisfit(table, shape, row, fault)
    if (table !== 'deleted_records') continue
    const deletedFault = await findDeletedFault(staged, row)
    if (deletedFault) throw describeMisfit(table, shape, row, `record ${deletedFault}`)
  }
}

/** A deleted record comes back as a row of its table. */
async function findDeletedFault(staged: Database, { id, kind, record }: Row) {
  const kept = readJson(record)
  if (typeof kept !== 'object' || kept === null || !('id' in kept) || kept.id !== id)
    return 'cannot be read'
  const table = recordTables[kind as keyof typeof recordTables]
  return findFault(table, await readShape(staged, table), kept as unknown as Row)
}

/** The database refuses all rows of a statement; one after another, it is known which. */
async function nameMisfit(
  staged: Database,
  table: BackedUpTable,
  shape: TableShape,
  rows: Row[],
): Promise<void> {
  for (const row of rows)
    await insertRows(staged, table, shape, [row]).catch((error) => {
      throw describeMisfit(table, shape, row, error.message)
    })
}
