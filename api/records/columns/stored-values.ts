import { type BackedUpTable, recordTables, type TableName } from '../../db/tables/roles.ts'
import type { Row, TableShape } from '../../db/tables/rows.ts'
import { readJson } from '../stored-config.ts'
import { type ColumnRule, columnRules, formerColumn } from './column-rules.ts'

/** Clamps each number of a row that has bounds; for a deleted record, also the numbers inside it. */
export function clampRow(table: TableName, row: Row): Row {
  const clamped = clampNumbers(table, row)
  const kept = table === 'deleted_records' ? readJson(row.record) : null
  const keptTable = recordTables[row.kind as keyof typeof recordTables]
  if (!isRow(kept) || !keptTable) return clamped
  return { ...clamped, record: JSON.stringify(clampNumbers(keptTable, kept)) }
}

/** Removes the columns that a newer version has added to the table. */
export function withKnownColumns(table: BackedUpTable, row: Row): Row {
  const rules = rulesOf(table)
  return Object.fromEntries(Object.entries(row).filter(([column]) => column in rules))
}

export function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function clampNumbers(table: TableName, row: Row): Row {
  const rules = rulesOf(table)
  const entries = Object.entries(row).map(([column, value]) => [
    column,
    clampNumber(rules[column]?.clamp, value),
  ])
  return Object.fromEntries(entries)
}

/** The reason why a row cannot be restored, with the column's name; null if it can be. */
export function findInvalidValue(table: TableName, { types }: TableShape, row: Row): string | null {
  const rules = rulesOf(table)
  for (const [column, value] of Object.entries(row)) {
    const type = types[column]
    // The database checks which values are required.
    if (!type || value === null) continue
    const { schema } = rules[column] ?? formerColumn[type]
    const issue = schema.safeParse(value).error?.issues[0]
    if (issue) return `${column} ${issue.message}`
  }
  return null
}

/** Rules of a table; none if it is in no backup, because a move copies its rows unchanged. */
function rulesOf(table: TableName): Partial<Record<string, ColumnRule>> {
  return (columnRules as Partial<Record<TableName, Record<string, ColumnRule>>>)[table] ?? {}
}

/** No site holds an inexact number, so it is left for the check to reject. */
function clampNumber(bounds: ColumnRule['clamp'], value: Row[string]): Row[string] {
  const isExact =
    Number.isSafeInteger(value) || (Number.isFinite(value) && !Number.isInteger(value))
  return bounds && isExact ? Math.min(Math.max(Number(value), bounds.min), bounds.max) : value
}
