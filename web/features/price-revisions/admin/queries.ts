import { limits } from '../../../../contract/limits.ts'
import { pricePageMessages } from '../../../../contract/price-revisions/messages.ts'
import type {
  PriceEntry,
  PriceRevision,
} from '../../../../contract/price-revisions/price-revision.ts'
import type { PriceRevisionState } from '../../../../contract/price-revisions/states.ts'
import type { Product } from '../../../../contract/products/product.ts'
import type { SearchNotes } from '../../../../contract/products/product-list.ts'
import type { PriceScope } from '../../../lists/price-scope.ts'
import { browserApi } from '../../../requests/api.ts'
import { withIdempotencyKey } from '../../../requests/idempotency-key.ts'
import type { Loaded } from '../../../requests/record-api.ts'
import { type SaveResult, toSaveResult } from '../../../requests/save-result.ts'
import type { RevisionListState } from './revision-list-state.ts'
import type { RevisionBody } from './rules/rule-values.ts'

/** The products of a scope, by name; undefined where a request failed. */
export async function fetchScopeProducts(
  { what, id }: PriceScope,
  ids: string[],
): Promise<Product[] | undefined> {
  if (what === 'selection') return fetchByIds(ids)
  const query = {
    visibility: 'all' as const,
    limit: limits.list.maxLimit,
    sort: 'name-asc' as const,
    ...(id && { [what]: id }),
  }
  const { data } = await browserApi().GET('/products', { params: { query } })
  return data?.data
}

async function fetchByIds(ids: string[]): Promise<Product[] | undefined> {
  const products: Product[] = []
  for (let start = 0; start < ids.length; start += limits.list.ids) {
    const part = ids.slice(start, start + limits.list.ids).join(',')
    const { data } = await browserApi().GET('/products', {
      params: { query: { visibility: 'all', ids: part } },
    })
    if (!data) return undefined
    products.push(...data.data)
  }
  return products
}

export type ProductQuery = { search: string; exact?: true }
type FoundProducts = { products: Product[]; total: number; notes?: SearchNotes }

/** The first products that the shop's search finds; undefined where the request failed. */
export async function searchProducts(query: ProductQuery): Promise<FoundProducts | undefined> {
  const { data } = await browserApi().GET('/products', { params: { query } })
  return data && { products: data.data, total: data.pagination.total, notes: data.search }
}

const withId = (id: string) => ({ params: { path: { id } } })

export function createRevision(
  body: RevisionBody,
  key: string,
): Promise<SaveResult<PriceRevision>> {
  const call = browserApi().POST('/price-revisions', {
    params: withIdempotencyKey(key),
    body: body,
  })
  return toSaveResult(call, pricePageMessages.draftFailed)
}

/** A page of the list; undefined where the request failed. */
export async function fetchRevisions({ page, state }: RevisionListState) {
  const query = { page, ...(state && { state }) }
  const { data } = await browserApi().GET('/price-revisions', { params: { query } })
  return data
}

/** Count of revisions in a state; undefined if the request failed. */
export async function countRevisions(state: PriceRevisionState): Promise<number | undefined> {
  const query = { limit: 1, state }
  const { data } = await browserApi().GET('/price-revisions', { params: { query } })
  return data?.pagination.total
}

export async function fetchRevision(id: string): Promise<SaveResult<Loaded<PriceRevision>>> {
  const { data, error, response } = await browserApi().GET('/price-revisions/{id}', withId(id))
  if (!data) return { failure: { ...error, status: response.status } }
  return { data: { record: data.data, etag: response.headers.get('etag') } }
}

export type LineEdit = { product: string; to?: string; skip?: true }

/** Changes lines of a draft; the others stay as they are. */
export async function updateLines(
  id: string,
  lines: LineEdit[],
): Promise<SaveResult<Loaded<PriceRevision>>> {
  const sending = browserApi().PUT('/price-revisions/{id}', { ...withId(id), body: { lines } })
  const { data, failure } = await toSaveResult(sending, pricePageMessages.saveFailed)
  if (failure) return { failure }
  const { response } = await sending
  return { data: { record: data, etag: response.headers.get('etag') } }
}

/** A call that only one state of a draft may cause is sent over that state. */
function over(id: string, etag: string | null) {
  return { params: { path: { id }, header: etag ? { 'If-Match': etag } : {} } }
}

export function applyRevision(id: string, force: string[], etag: string | null) {
  const body = { force }
  const call = browserApi().POST('/price-revisions/{id}/apply', { ...over(id, etag), body })
  return toSaveResult(call, pricePageMessages.applyFailed)
}

export function scheduleRevision(id: string, applyAt: string, etag: string | null) {
  const body = { applyAt }
  const call = browserApi().POST('/price-revisions/{id}/schedule', { ...over(id, etag), body })
  return toSaveResult(call, pricePageMessages.applyFailed)
}

export function cancelRevision(id: string) {
  const call = browserApi().POST('/price-revisions/{id}/cancel', withId(id))
  return toSaveResult(call, pricePageMessages.cancelFailed)
}

export function revertRevision(id: string): Promise<SaveResult<PriceRevision>> {
  const call = browserApi().POST('/price-revisions/{id}/revert', withId(id))
  return toSaveResult(call, pricePageMessages.revertFailed)
}

/** The prices that a product has had, newest first; undefined where the request failed. */
export async function fetchPrices(id: string): Promise<PriceEntry[] | undefined> {
  const { data } = await browserApi().GET('/products/{id}/prices', withId(id))
  return data?.data
}
