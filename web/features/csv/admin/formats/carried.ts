import { plainFields, plainNames } from '../../../../../contract/products/plain-fields.ts'
import type { Product } from '../../../../../contract/products/product.ts'
import { type CsvColumn, type CsvFields, csvFields, normalizeName } from '../columns.ts'
import type { CsvRecord, FormatContext } from './format.ts'

/**
 * Columns of ours that other programs have no column for: they travel in theirs for anything else. The cost
 * is nobody else's business. What a program has a column for is read from there, since it changes there.
 */
const carriedColumns: CsvColumn[] = [
  ...plainNames.filter(
    (name) => plainFields[name].audience === 'everybody' && name !== 'size' && name !== 'backOn',
  ),
  'group',
  'visibleFrom',
  'visibleUntil',
]

/** The carried columns of a program and what else it lacks, by how it heads them. */
export function carryBy(head: (column: CsvColumn) => string, lacking: CsvColumn[] = []) {
  const columns = [...carriedColumns, ...lacking]
  const keyOf = (column: CsvColumn) => normalizeName(head(column))
  return {
    heads: columns.map(head),
    keys: columns.map(keyOf),

    /** The values of a product; `own` is what the program's columns say otherwise of it. */
    write(product: Product, own: CsvFields = {}): string[] {
      const fields = { ...csvFields(product), ...own }
      return columns.map((column) => fields[column] ?? '')
    },

    /** Carried values; a group that is not known here is left out. */
    read({ get }: CsvRecord, { hasGroup }: Pick<FormatContext, 'hasGroup'>): CsvFields {
      const filled = columns.flatMap((column): [CsvColumn, string][] => {
        const value = get(keyOf(column))
        const isKnown = column !== 'group' || hasGroup(value)
        return value && isKnown ? [[column, value]] : []
      })
      return Object.fromEntries(filled)
    },
  }
}
