import { findMeta, seededKey, setMeta } from '../../db/meta.ts'
import type { Database } from '../../db/schema.ts'
import { allTables, type TableName, tablesWithRole } from '../../db/tables/roles.ts'
import {
  emptyTables,
  findLastNumber,
  insertRows,
  readRows,
  readShape,
  resetSequence,
} from '../../db/tables/rows.ts'
import { deferForeignKeys } from '../../db/transaction.ts'
import {
  deleteDemoCounts,
  listCountedDays,
} from '../../features/insight/daily-counts-repository.ts'
import { clampRow } from '../../records/columns/stored-values.ts'

/** Replaces the rows of tables with those of another database, and empties the transient tables. */
export async function replaceRows(
  trx: Database,
  source: Database,
  tables: TableName[],
): Promise<void> {
  await deferForeignKeys(trx)
  const emptied = [...tables, ...tablesWithRole('transient')]
  await emptyTables(
    trx,
    allTables().filter((table) => emptied.includes(table)),
  )
  for (const table of tables) await copyRows(trx, source, table)
  // Every restored record is older than this date, so none counts as the demo's.
  if (!(await findMeta(trx, seededKey))) await setMeta(trx, seededKey, new Date(0).toISOString())
}

/** Adds the log entries of another database that come after the last one here. */
export async function addHistory(trx: Database, source: Database): Promise<void> {
  const table = 'audit_log'
  const shape = await readShape(trx, table)
  const last = await findLastNumber(trx, table)
  for await (const rows of readRows(source, table, [last]))
    await insertRows(trx, table, shape, rows)
  await resetSequence(trx, table)
}

/** Adds counts for days that the site has none for, and deletes the demo's made-up counts. */
export async function addMissingDays(trx: Database, source: Database): Promise<void> {
  const table = 'daily_counts'
  await deleteDemoCounts(trx)
  const days = new Set(await listCountedDays(trx))
  const shape = await readShape(trx, table)
  for await (const rows of readRows(source, table))
    await insertRows(
      trx,
      table,
      shape,
      rows.filter(({ day }) => !days.has(String(day))),
    )
}

async function copyRows(trx: Database, source: Database, table: TableName): Promise<void> {
  const shape = await readShape(trx, table)
  for await (const rows of readRows(source, table))
    await insertRows(
      trx,
      table,
      shape,
      rows.map((row) => clampRow(table, row)),
    )
}
