import { gtinField } from '../../../../../contract/products/gtin.ts'
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
  error?: string
  /** Why it is not a product. */
  skipped?: string
}

export type FormatContext = {
  /** Finds a category by paths of names that lead to it. */
  findCategory: (paths: string[][]) => { category: string; subcategory: string; note?: string }
  /** Tells whether there is a product group of this name. */
  hasGroup: (name: string) => boolean
  toPlainText: (html: string, sourceBreaks: 'shown' | 'ignored') => string
  /** The day, as `2027-01-31`. */
  today: string
}

/** The export format of a shop program. Column names are normalized. */
export type ShopFormat = {
  program: string
  fits: (names: ReadonlySet<string>) => boolean
  /** True if the program has a column of this name. */
  knows: (name: string) => boolean
  /** The columns that are read, and what they fill. */
  reads: ReadonlySet<string>
  fills: readonly CsvColumn[]
  /** Indexes all records, and returns a function that converts each. */
  prepare: (records: CsvRecord[], context: FormatContext) => (record: CsvRecord) => CsvLine
}

/** An option that distinguishes a product's variants: `Size`, `1 L`. */
export type Option = { name: string; value: string }

/** A barcode, which may be any text in other shops; programs put an apostrophe before its digits. */
export function readBarcode(cell: string): { gtin: string; note: string | undefined } {
  const { data } = gtinField.safeParse(cell.replace(/^'/, ''))
  if (data !== undefined) return { gtin: data, note: undefined }
  return { gtin: '', note: `The barcode ${cell} is no GTIN and is left out` }
}

const namesSize = /size|volume|weight|quantity|litre|liter|pack|capacity|அளவு/i

/** The size among a product's options; for a variant without one, all its options. */
export function sizeOfOptions(options: Option[], isVariant: boolean): string {
  const sizes = options.filter(({ name }) => namesSize.test(name))
  const found = sizes.length === 0 && isVariant ? options : sizes
  return found.map(({ value }) => value).join(' / ')
}

/** A variant's name: the product's, with the option values that it lacks. */
export function nameVariant(name: string, options: Option[]): string {
  const missing = options.filter(({ value }) => !holdsWord(name, value))
  return [name, ...missing.map(({ value }) => value)].join(' ')
}

function holdsWord(text: string, word: string): boolean {
  const literal = word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
  return new RegExp(`(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`, 'iu').test(text)
}
