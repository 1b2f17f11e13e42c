import type { Language } from '../../../contract/language.ts'
import { compareSortNames } from '../../../contract/text/compare-names.ts'
import type { IndexedProduct } from './indexed-product.ts'

/** Products of each group, by its id. */
export type SizesByGroup = ReadonlyMap<string | null, IndexedProduct[]>

/** First product of each group, and all products without a group. */
export function firstOfGroups(products: IndexedProduct[]): IndexedProduct[] {
  const shown = new Set<string>()
  return products.filter(({ group }) => {
    if (group === null) return true
    if (shown.has(group)) return false
    shown.add(group)
    return true
  })
}

/** Sorts sizes: smallest pack first; equal packs by price, those without a price last; then by name. */
export function sortSizes(sizes: IndexedProduct[], language: Language): IndexedProduct[] {
  return sizes.sort(
    (a, b) =>
      compare(a.contents, b.contents) ||
      compare(a.price || Number.POSITIVE_INFINITY, b.price || Number.POSITIVE_INFINITY) ||
      compareNames(a, b, language) ||
      compare(a.id, b.id),
  )
}

function compareNames(a: IndexedProduct, b: IndexedProduct, language: Language): number {
  const name = language === 'ta' ? 'sortNameTa' : 'sortName'
  return compareSortNames(a[name], b[name], language)
}

function compare<T extends string | number>(a: T, b: T): number {
  return Number(a > b) - Number(a < b)
}
