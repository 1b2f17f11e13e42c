import type { CsvColumn, CsvFields } from '../columns.ts'

/** A record of the file; `get` returns a cell by the column's normalized name. */
export type CsvRecord = { line: number; get: (name: string) => string }

/** A record as fields of a product. */
export type CsvLine = {
  line: number
  fields: CsvFields
  /** Hints to check before importing. */
  notes?: string[]
  /** Why it could not be read. */
  fault?: string
  /** Why it is not a product. */
  skipped?: string
  /** Whether the product was hidden in the other shop. */
  unpublished?: boolean
}

export type FormatContext = {
  /** Finds a category by paths of names that lead to it. */
  findCategory: (paths: string[][]) => { category: string; subcategory: string; note?: string }
  toPlainText: (html: string, sourceBreaks: 'shown' | 'ignored') => string
  /** The day, as `2027-01-31`. */
  today: string
}

/** The export format of a shop program. Column names are normalized. */
export type ShopFormat = {
  program: string
  fits: (names: ReadonlySet<string>) => boolean
  /** Whether the program has a column of this name. */
  knows: (name: string) => boolean
  /** The columns that are read, and what they fill. */
  reads: ReadonlySet<string>
  fills: readonly CsvColumn[]
  /** Indexes all records, and returns a function that converts each. */
  prepare: (records: CsvRecord[], context: FormatContext) => (record: CsvRecord) => CsvLine
}
