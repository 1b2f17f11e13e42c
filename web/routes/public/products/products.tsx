import { data, type ShouldRevalidateFunctionArgs } from 'react-router'
import { languageOfPath } from '../../../../contract/language.ts'
import { inOneLanguage } from '../../../../contract/text/in-one-language.ts'
import {
  listName,
  rememberedLength,
} from '../../../features/products/infinite-list/use-infinite-list.ts'
import { readProductsAddress, showsSameList } from '../../../features/products/products-address.ts'
import { ProductsWordsContext } from '../../../features/products/words/words.ts'
import { type Api, browserApi, serverApi } from '../../../requests/api.ts'
import { unavailable } from '../../../requests/unavailable.ts'
import { findWords } from '../../../words/words.ts'
import type { Route } from './+types/products'
import { findLinkCard, isNotOffered, loadProductsPage } from './load-products-page.ts'
import { describeProductsMeta } from './products-meta.ts'
import { ProductsView } from './products-view.tsx'

/**
 * The list, and what is open over it. Both loaders call this function, which keeps the browser's in the page's
 * chunk: React Router would make a file of its own of it, and two requests more.
 */
const load = (api: Api, { url }: Request, length?: number) => loadProductsPage(api, url, length)

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = serverApi(context)
  const [loaded, card] = await Promise.all([load(api, request), findLinkCard(api, request.url)])
  const page = inOneLanguage({ ...loaded, card }, languageOfPath(new URL(request.url).pathname))
  if (!page.list.error) return data(page, isNotOffered(page) ? { status: 404 } : {})
  return data(page, unavailable)
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const state = readProductsAddress(new URL(request.url).searchParams)
  // When going back, the history entry is the older one already, so its length is known.
  const length = rememberedLength(window.history.state?.key, listName(state))
  // Cards are read by programs that run no script.
  return { ...(await load(browserApi(), request, length)), card: null }
}

/** Opening details does not reload the list. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  if (currentUrl.href === nextUrl.href) return defaultShouldRevalidate
  return !showsSameList(currentUrl.searchParams, nextUrl.searchParams)
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = describeProductsMeta

/** The list of products, with its search and filters, and the details of one. */
export default function ProductsPage({ loaderData, matches }: Route.ComponentProps) {
  return (
    <ProductsWordsContext value={findWords(matches, 'products')}>
      <ProductsView {...loaderData} />
    </ProductsWordsContext>
  )
}
