import {
  type BackedUpTable,
  type Row,
  recordTables,
  type TableName,
  type TableShape,
} from '../../db/tables.ts'
import { readJson } from '../stored-config.ts'
import { type ColumnRule, columnRules, formerColumn } from './column-rules.ts'

/** A row with each number that may be clamped within its bounds; of a deleted record, also those that it holds. */
export function clampRow(table: TableName, row: Row): Row {
  const clamped = clampNumbers(table, row)
  const kept = table === 'deleted_records' ? readJson(row.record) : null
  const keptTable = recordTables[row.kind as keyof typeof recordTables]
  if (!isRow(kept) || !keptTable) return clamped
  return { ...clamped, record: JSON.stringify(clampNumbers(keptTable, kept)) }
}

/** A row without the columns that a newer version has added to the table. */
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

/** The reason why a row cannot be restored, with the column's name; null if it can. */
export function findInvalidValue(table: TableName, { types }: TableShape, row: Row): string | null {
  const rules = rulesOf(table)
  for (const [column, value] of Object.entries(row)) {
    const type = types[column]
    // The database says which values must be there.
    if (!type || value === null) continue
    const { schema } = rules[column] ?? formerColumn[type]
    const issue = schema.safeParse(value).error?.issues[0]
    if (issue) return `${column} ${issue.message}`
  }
  return null
}

/** No rules for a table that is in no backup: a move takes its rows along as they are. */
function rulesOf(table: TableName): Partial<Record<string, ColumnRule>> {
  return (columnRules as Partial<Record<TableName, Record<string, ColumnRule>>>)[table] ?? {}
}

/** No site holds a number that is not exact, so it is left to be rejected. */
function clampNumber(bounds: ColumnRule['clamp'], value: Row[string]): Row[string] {
  const isExact =
    Number.isSafeInteger(value) || (Number.isFinite(value) && !Number.isInteger(value))
  return bounds && isExact ? Math.min(Math.max(Number(value), bounds.min), bounds.max) : value
}
