import { pagePaths } from '../../../../contract/paths.ts'
import {
  type PriceRevisionState,
  priceRevisionStates,
} from '../../../../contract/price-revisions/states.ts'
import { listAddress, readPageNumber } from '../../../lists/list-query.ts'

const start = { page: 1, state: '' as PriceRevisionState | '' }

/** State of the list of price revisions in the URL. */
export type RevisionListState = typeof start

/** Reads the state from a URL; invalid values become defaults. */
export function readRevisionListState(params: URLSearchParams): RevisionListState {
  const state = priceRevisionStates.find((name) => name === params.get('state'))
  return { page: readPageNumber(params), state: state ?? start.state }
}

/** The list's URL in a state. Another filter leads to the first page. */
export function revisionsAddress(change: Partial<RevisionListState>, state = start): string {
  return listAddress(pagePaths.adminPrices, { ...state, page: 1, ...change }, start)
}

/** The page that shows what a draft would change. */
export function previewAddress(id: string): string {
  return `${pagePaths.adminPricesNew}?${new URLSearchParams({ draft: id })}`
}

/** Navigation state to the preview: the query of the page where its rule was typed. */
export type PreviewState = { from: string }
