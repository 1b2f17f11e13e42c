import { redirect } from 'react-router'
import type { LinkCard } from '../../../../contract/cards/link-card.ts'
import { addressIn, languageOfPath } from '../../../../contract/language.ts'
import { popularCategory } from '../../../../contract/public-paths.ts'
import { lacksTamil } from '../../../../contract/text/lacks-tamil.ts'
import { loadFilters } from '../../../features/categories/load-filters.ts'
import type { CountedData } from '../../../features/insight/find-shown.ts'
import { toDetailedCard } from '../../../features/products/card-data.ts'
import { findGroup } from '../../../features/products/details/load-group.ts'
import {
  findProduct,
  leadsNowhere,
  loadNear,
  loadProductList,
} from '../../../features/products/load-products.ts'
import {
  type ProductsState,
  readProductsAddress,
  writeProductsAddress,
} from '../../../features/products/products-address.ts'
import type { Api } from '../../../requests/api.ts'
import { findCategoryLinkCard, findProductLinkCard } from '../../../seo/load-link-card.ts'

/** The list of products, its filters, and the product whose details are open. */
export type ProductsPageData = Awaited<ReturnType<typeof loadProductsPage>> & {
  card: LinkCard | null
}

export async function loadProductsPage(api: Api, url: string, limit?: number) {
  const { pathname, searchParams } = new URL(url)
  const state = readProductsAddress(searchParams)
  const [list, { isShownThere, ...filters }, product] = await Promise.all([
    loadProductList(api, state, languageOfPath(pathname), limit),
    loadFilters(api, state.category),
    state.product ? findProduct(api, state.product) : null,
  ])
  if (state.page > 1 && list.items.length === 0 && !list.error)
    throw redirectToFirstPage(url, state)
  const group = product?.group ? await findGroup(api, product.group._id) : null
  // Told before texts of the other language are left out.
  const isInTamil = product !== null && !lacksTamil.product(product)
  const cards = { ...list, items: list.items.map(toDetailedCard) }
  const isCategoryGone =
    leadsNowhere(state.category, isShownThere) && list.total === 0 && !list.error
  // A link to a category carries its name.
  if (isCategoryGone) cards.near ??= await loadNear(api, state.name)
  /** The ids in the address whose records visitors do not see. */
  const notOffered = {
    product: leadsNowhere(state.product, product !== null) ? state.product : undefined,
    category: isCategoryGone ? state.category : undefined,
  }
  const page = { list: cards, ...filters, product, notOffered, isInTamil, group }
  return page satisfies CountedData
}

/** Tells whether the address leads to nothing that is offered; a product that is there may have lost its category. */
export function isNotOffered({
  product,
  notOffered,
}: Pick<ProductsPageData, 'product' | 'notOffered'>) {
  return product === null && Object.values(notOffered).some((id) => id !== undefined)
}

/** A page beyond the last is ignored as any parameter that says nothing. */
function redirectToFirstPage(url: string, state: ProductsState): Response {
  const language = languageOfPath(new URL(url).pathname)
  return redirect(addressIn(language, writeProductsAddress({ ...state, page: 1 })))
}

/** Card of the open product, or else of the category. */
export async function findLinkCard(api: Api, url: string) {
  const { pathname, searchParams } = new URL(url)
  const { product, category } = readProductsAddress(searchParams)
  const language = languageOfPath(pathname)
  if (product) return findProductLinkCard(api, product, language)
  return category && category !== popularCategory
    ? findCategoryLinkCard(api, category, language)
    : null
}
