import { data } from 'react-router'
import { languageOfPath } from '../../../../contract/language.ts'
import { fillPath, publicPaths } from '../../../../contract/public-paths.ts'
import { lacksTamil } from '../../../../contract/text/lacks-tamil.ts'
import {
  listName,
  rememberedLength,
} from '../../../features/products/infinite-list/use-infinite-list.ts'
import { readCategoryAddress } from '../../../features/products/products-address.ts'
import { ProductsWordsContext } from '../../../features/products/words/words.ts'
import { type Api, browserApi, serverApi } from '../../../requests/api.ts'
import { unavailable } from '../../../requests/unavailable.ts'
import { wordsOfCategory } from '../../../seo/link-words.ts'
import { findCategoryLinkCard } from '../../../seo/load-link-card.ts'
import { pageMeta } from '../../../seo/seo.ts'
import { textIn } from '../../../text/shop-text.tsx'
import { findWords } from '../../../words/words.ts'
import type { Route } from './+types/category'
import { CategoryView } from './category-view.tsx'
import { loadCategoryPage } from './load-category.ts'

/**
 * The category and its first products. Both loaders call this function, which keeps the browser's in the page's
 * chunk: React Router would make a file of its own of it, and two requests more.
 */
const load = (api: Api, { url }: Request, id: string, length?: number) =>
  loadCategoryPage(api, url, id, length)

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const api = serverApi(context)
  const { categoryId: id } = params
  const [page, card] = await Promise.all([
    load(api, request, id),
    findCategoryLinkCard(api, id, languageOfPath(new URL(request.url).pathname)),
  ])
  if (page.state === 'missing') return data({ ...page, card }, { status: 404 })
  if (page.state === 'failed' || page.list.error) return data({ ...page, card }, unavailable)
  return data({ ...page, card })
}

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const { categoryId: id } = params
  const state = readCategoryAddress(id, new URL(request.url).searchParams)
  const length = rememberedLength(window.history.state?.key, listName(state))
  // Cards are read by programs that run no script.
  return { ...(await load(browserApi(), request, id, length)), card: null }
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches, loaderData, params, location }) => {
  const words = findWords(matches, 'products')
  const path = fillPath(publicPaths.category, params)
  if (loaderData?.state !== 'loaded') {
    const { notFound, error } = words.category
    const title = loaderData?.state === 'missing' ? notFound : error
    return pageMeta(matches, { title, description: title, path, hidden: true })
  }
  const { category } = loaderData
  const { language } = findWords(matches, 'layout')
  const { text: title } = textIn(language, { en: category.name, ta: category.nameTa })
  return pageMeta(matches, {
    ...wordsOfCategory(title, words.link),
    path,
    card: loaderData.card,
    lacksTamil: lacksTamil.category(category),
    photo: category.imageSet?.preview,
    hidden: readCategoryAddress(category._id, new URLSearchParams(location.search)).search !== '',
  })
}

/** A category's products, with their search. */
export default function CategoryPage({ loaderData, params, matches }: Route.ComponentProps) {
  return (
    <ProductsWordsContext value={findWords(matches, 'products')}>
      <CategoryView loaderData={loaderData} id={params.categoryId} />
    </ProductsWordsContext>
  )
}
