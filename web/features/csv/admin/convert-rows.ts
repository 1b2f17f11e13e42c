import { withoutGuards } from '../../../../contract/text/formula-guard.ts'
import { type CsvFields, normalizeName } from './columns.ts'
import type { CsvLine, CsvRecord, FormatContext } from './formats/format.ts'
import type { FileColumns } from './match-columns.ts'
import type { Row } from './read-rows.ts'

/** Converts rows to a product's fields by the uses of their columns. */
export function* convertRows(
  rows: Row[],
  { format, columns }: FileColumns,
  context: FormatContext,
): Generator<CsvLine> {
  const width = Math.max(...columns.map(({ index }) => index)) + 1
  const toRecord = recordReader(columns)
  const records = format ? rows.map(toRecord) : []
  const convert = format?.prepare(records, context)
  for (const [index, row] of rows.entries()) {
    const record = records[index]
    const line: CsvLine = convert && record ? convert(record) : { line: row.line, fields: {} }
    // Other programs escape formulas at the start of a cell only.
    const readCell = format ? withoutFirstGuard : withoutGuards
    const fields: CsvFields = { ...line.fields }
    for (const { index, use } of columns) {
      if (use && use !== 'format' && use !== 'left out')
        fields[use] = readCell(row.cells[index] ?? '')
    }
    yield { ...line, fields, error: row.error ?? findExcess(row, width) }
  }
}

function recordReader(columns: FileColumns['columns']): (row: Row) => CsvRecord {
  const indexes = new Map(
    columns
      .filter(({ use }) => use === 'format')
      .map(({ name, index }) => [normalizeName(name), index]),
  )
  return ({ line, cells }) => ({
    line,
    get: (name) => withoutFirstGuard(cells[indexes.get(name) ?? -1] ?? '').trim(),
  })
}

function withoutFirstGuard(cell: string): string {
  return cell.replace(/^'(?=[=+\-@\t\r])/, '')
}

function findExcess({ cells }: Row, width: number): string | undefined {
  const isExcess = cells.slice(width).some((cell) => cell.trim() !== '')
  return isExcess ? 'Has more cells than the first line. Is a quotation mark missing?' : undefined
}
