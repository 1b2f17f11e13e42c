import Papa from 'papaparse'
import { type CsvColumn, type CsvFields, csvColumns } from './columns.ts'
import { withoutGuards } from './formula-guard.ts'

/** One record of the file, and the line that it begins on. */
export type CsvLine = { line: number; fields: CsvFields }

export type CsvFile = {
  lines: CsvLine[]
  /** Columns that mean nothing here. */
  unknown: string[]
  /** Why the file cannot be used at all. */
  problem?: string
}

/** Reads a file of products. The first line names the columns, in any order and case. */
export function readCsv(text: string): CsvFile {
  const rows = splitRows(text.replace(/^\ufeff/, ''))
  const [head, ...body] = rows
  const names = head?.cells.map((cell) => cell.trim()) ?? []
  const columns = names.map(findColumn)
  const unknown = names.filter((name, index) => name !== '' && !columns[index])
  if (!columns.includes('name') && !columns.includes('id')) {
    return { lines: [], unknown, problem: 'The first line must name the columns: id, name, ...' }
  }
  const lines = body.map(({ line, cells }) => {
    const fields: CsvFields = {}
    for (const [index, column] of columns.entries()) {
      if (column) fields[column] = withoutGuards(cells[index] ?? '')
    }
    return { line, fields }
  })
  return { lines, unknown }
}

function splitRows(text: string): { line: number; cells: string[] }[] {
  const rows: { line: number; cells: string[] }[] = []
  let line = 1
  let start = 0
  Papa.parse<string[]>(text, {
    step: ({ data, meta }) => {
      if (data.some((cell) => cell.trim() !== '')) rows.push({ line, cells: data })
      line += text.slice(start, meta.cursor).match(/\r\n|\r|\n/g)?.length ?? 0
      start = meta.cursor
    },
  })
  return rows
}

function findColumn(name: string): CsvColumn | undefined {
  return csvColumns.find((column) => column.toLowerCase() === name.toLowerCase())
}
