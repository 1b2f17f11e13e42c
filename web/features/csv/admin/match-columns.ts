import { type CsvColumn, csvColumns, findColumn, normalizeName } from './columns.ts'
import type { ShopFormat } from './formats/format.ts'
import { shopify } from './formats/shopify.ts'
import { wooCommerce } from './formats/woocommerce.ts'
import type { Row } from './read-rows.ts'

/** The use of a column: a field, input of the shop's format, or nothing. */
export type ColumnUse = CsvColumn | 'format' | 'left out'

/** A column of the file. Its use is `asked` for where its name is unknown or repeated. */
export type FileColumn = { index: number; name: string; asked: boolean; use?: ColumnUse }

export type FileColumns = {
  /** The shop program that exported the file. */
  format?: ShopFormat
  columns: FileColumn[]
}

/** Maps columns to uses by their names in the first line. */
export function matchColumns(header: Row, rows: Row[]): FileColumns {
  const keys = header.cells.map(normalizeName)
  const names = new Set(keys)
  const format = [wooCommerce, shopify].find(({ fits }) => fits(names))
  const used = new Set<string>()
  const columns = header.cells.map((cell, index): FileColumn => {
    const key = keys[index] ?? ''
    const use = findUse(key, format)
    const purpose = use === 'format' ? key : use
    const again = use !== 'left out' && used.has(purpose ?? '')
    used.add(purpose ?? '')
    const asked = again || use === undefined
    return { index, name: cell.trim(), asked, use: asked ? undefined : use }
  })
  return { format, columns: columns.filter(({ index, name }) => name || isFilled(rows, index)) }
}

function findUse(key: string, format: ShopFormat | undefined): ColumnUse | undefined {
  if (!format) return findColumn(key)
  if (!format.knows(key)) return undefined
  return format.reads.has(key) ? 'format' : 'left out'
}

function isFilled(rows: Row[], index: number): boolean {
  return rows.some(({ cells }) => cells[index]?.trim())
}

/** The fields that unknown columns can be mapped to. */
export function findFreeFields({ format, columns }: FileColumns): CsvColumn[] {
  const used = new Set(columns.filter(({ asked }) => !asked).map(({ use }) => use))
  // Ids of another shop are not ids here.
  const filled = new Set<string>(format ? [...format.fills, 'id'] : [])
  return csvColumns.filter((column) => !used.has(column) && !filled.has(column))
}

/** Why such columns make no products, if so. */
export function findMissingColumn({ format, columns }: FileColumns): string | undefined {
  if (format || columns.some(({ use }) => use === 'name' || use === 'id')) return undefined
  return 'The first line must name the columns. At least Name or ID must be there.'
}
