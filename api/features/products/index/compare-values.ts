import type { ProductRow } from '../../../db/product-row.ts'
import type { SortColumn } from '../list-request.ts'

export type SortKeys = Pick<ProductRow, SortColumn>

/** Reading `keys[column]` in one place for every column takes longer. */
const readers: Record<SortColumn, (keys: SortKeys) => string | number> = {
  featured: (keys) => keys.featured,
  updated_at: (keys) => keys.updated_at,
  created_at: (keys) => keys.created_at,
  price: (keys) => keys.price,
  name_key: (keys) => keys.name_key,
  id: (keys) => keys.id,
}

/** Compares by the first column, then by the next. */
export function compareKeys(columns: SortColumn[], left: SortKeys, right: SortKeys): number {
  for (const column of columns) {
    const read = readers[column]
    const order = compareValues(read(left), read(right))
    if (order !== 0) return order
  }
  return 0
}

export function compareValues(a: string | number, b: string | number): number {
  return a < b ? -1 : a > b ? 1 : 0
}

/**
 * A text that JavaScript, which compares UTF-16 code units, sorts as the databases sort the given one,
 * which is by code point: surrogates stand for characters beyond U+FFFF, and so come after all others.
 */
export function toSortKey(text: string): string {
  return text.replace(/[\ud800-\uffff]/g, (unit) =>
    String.fromCharCode(unit.charCodeAt(0) + (unit < '\ue000' ? 0x2000 : -0x800)),
  )
}
