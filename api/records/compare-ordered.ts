import { compareNames } from '../../contract/text/compare-names.ts'

type Ordered = { id: string; name: string; sort_order: number }

/** Compares rows by their order, then by name as people sort names, which no engine does by itself. */
export function compareOrdered(a: Ordered, b: Ordered): number {
  return a.sort_order - b.sort_order || compareNames(a.name, b.name) || (a.id < b.id ? -1 : 1)
}
