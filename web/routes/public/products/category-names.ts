import { fixedEntries } from '../../../../contract/navigation/fixed-entries.ts'
import { popularCategory } from '../../../../contract/public-paths.ts'
import {
  type ProductsState,
  writeProductsAddress,
} from '../../../features/products/products-address.ts'

import type { ProductsPageData } from './load-products-page.ts'

/** As search engines know it: with the category's own name, whatever name the URL has. */
export function addressOfList(
  { category, name, page }: ProductsState,
  names: { en: string } | undefined,
) {
  return writeProductsAddress({ category, name: names?.en ?? name, page })
}

/** The category's own names; the URL's name could be anything. */
export function namesOf(
  category: string | undefined,
  loaded: Pick<ProductsPageData, 'shownName' | 'shownNameTa'> | undefined,
  popular: string,
) {
  if (category === popularCategory) return { en: fixedEntries.popular.label, ta: popular }
  return category && loaded?.shownName
    ? { en: loaded.shownName, ta: loaded.shownNameTa }
    : undefined
}
