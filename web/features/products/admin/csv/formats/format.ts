import type { CsvColumn, CsvFields } from '../columns.ts'

/** A record of the file; `get` answers its cell in a column, by the column's normalized name. */
export type CsvRecord = { line: number; get: (name: string) => string }

/** What a record says of a product. */
export type CsvLine = {
  line: number
  fields: CsvFields
  /** What is worth a look before it is imported. */
  notes?: string[]
  /** Why it could not be read. */
  fault?: string
  /** Why it is no product of its own. */
  skipped?: string
  /** Whether it was not on sale where it comes from. */
  unpublished?: boolean
}

export type FormatContext = {
  /** Finds a category by paths of names that lead to it. */
  findCategory: (paths: string[][]) => { category: string; subcategory: string; note?: string }
  toPlainText: (html: string, sourceBreaks: 'shown' | 'ignored') => string
  /** The day, as `2027-01-31`. */
  today: string
}

/** How a shop program writes its products. Names of columns are normalized ones. */
export type ShopFormat = {
  program: string
  fits: (names: ReadonlySet<string>) => boolean
  /** Whether the program has a column of this name. */
  knows: (name: string) => boolean
  /** The columns that are read, and what they fill. */
  reads: ReadonlySet<string>
  fills: readonly CsvColumn[]
  /** Looks at all records once, and answers what each of them says. */
  prepare: (records: CsvRecord[], context: FormatContext) => (record: CsvRecord) => CsvLine
}
