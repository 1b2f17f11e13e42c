import { pagePaths } from '../../contract/paths.ts'
import {
  deleteUnsavedForm,
  findUnsavedForm,
  storeUnsavedForm,
  unsavedFormKey,
} from '../storage/unsaved-forms.ts'
import { readQueryText } from './list-query.ts'

/** The products whose prices are to change. Lists of other records link to it. */
export type PriceScope =
  | { what: 'all' | 'selection'; id?: undefined }
  | { what: 'category' | 'group'; id: string }

/** The scope in an address; undefined where it has yet to be chosen. */
export function readPriceScope(params: URLSearchParams): PriceScope | undefined {
  const what = params.get('what')
  const id = readQueryText(params, 'id')
  if (what === 'all' || what === 'selection') return { what }
  if ((what === 'category' || what === 'group') && id) return { what, id }
}

/** The page that asks how these prices change. */
export function priceScopeAddress({ what, id }: PriceScope): string {
  return `${pagePaths.adminPricesNew}?${new URLSearchParams({ what, ...(id && { id }) })}`
}

const selectionKey = unsavedFormKey('price-revision', 'ids')

/** Keeps the ids of selected products, which are too many for an address. */
export function storePriceSelection(ids: string[]): void {
  if (ids.join() === findPriceSelection().join()) return
  // Drops values that were typed for other products.
  deleteUnsavedForm(unsavedRuleKey({ what: 'selection' }))
  if (ids.length > 0) storeUnsavedForm(selectionKey, { values: ids, record: null })
  else deleteUnsavedForm(selectionKey)
}

export function findPriceSelection(): string[] {
  return findUnsavedForm<string[], null>(selectionKey, [''])?.values ?? []
}

/** The key of the values that are typed for a scope. */
export function unsavedRuleKey({ what, id = '' }: PriceScope): string {
  return unsavedFormKey('price-revision', `${what}:${id}`)
}
