import { plainFields, plainNames } from '../../../../../contract/products/plain-fields.ts'
import type { Product } from '../../../../../contract/products/product.ts'
import { type CsvColumn, type CsvFields, csvFields, normalizeName } from '../columns.ts'
import type { CsvRecord, FormatContext } from './format.ts'

/**
 * Columns of ours that other programs lack: they travel in a column that may hold anything. The cost stays
 * here: it is nobody else's business. Where a program has a column of its own, that one is read, since changes
 * are made there.
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

    /** The values of a product; `own` has those that the program's columns say differently. */
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
