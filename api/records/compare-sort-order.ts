import { compareNames } from '../../contract/text/compare-names.ts'

type Sorted = { id: string; name: string; sort_order: number }

/** Compares rows by sort order, then by name as people sort names, which neither engine does. */
export function compareSortOrder(a: Sorted, b: Sorted): number {
  return a.sort_order - b.sort_order || compareNames(a.name, b.name) || (a.id < b.id ? -1 : 1)
}
