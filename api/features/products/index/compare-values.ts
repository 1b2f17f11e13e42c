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

/** Texts by code point, as the databases sort them; JavaScript compares UTF-16 code units. */
function compareValues(a: string | number, b: string | number): number {
  if (typeof a === 'number' || typeof b === 'number') return Number(a) - Number(b)
  const length = Math.min(a.length, b.length)
  for (let at = 0; at < length; at++) {
    const left = a.charCodeAt(at)
    const right = b.charCodeAt(at)
    if (left !== right) return codePointRank(left) - codePointRank(right)
  }
  return a.length - b.length
}

/** Surrogates stand for characters beyond U+FFFF, and so come after all others. */
function codePointRank(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit
}
