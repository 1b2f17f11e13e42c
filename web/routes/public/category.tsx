import { useState } from 'react'
import { data, useLocation, useNavigate } from 'react-router'
import { limits } from '../../../contract/limits.ts'
import { messages } from '../../../contract/messages.ts'
import { fillPath, publicPaths } from '../../../contract/public-paths.ts'
import { CategoryHeader } from '../../features/categories/category-header.tsx'
import { InfiniteGrid } from '../../features/products/infinite-grid.tsx'
import { loadProductList, pageSize, toCardData } from '../../features/products/load-products.ts'
import { OrderCard } from '../../features/products/order-card.tsx'
import { halfWidth } from '../../features/products/product-card.tsx'
import { ProductResults } from '../../features/products/product-results.tsx'
import { ProductSearch } from '../../features/products/product-search.tsx'
import {
  type ProductsState,
  readCategoryAddress,
  writeCategoryAddress,
  writeProductsAddress,
} from '../../features/products/products-address.ts'
import {
  listName,
  rememberedLength,
  useInfiniteList,
} from '../../features/products/use-infinite-list.ts'
import { type Api, browserApi, serverApi } from '../../lib/api.ts'
import { describeCategoryTrail, describeList } from '../../lib/json-ld-products.ts'
import { wordsOfCategory } from '../../lib/link-words.ts'
import { findCategoryCard } from '../../lib/load-card.ts'
import { pageMeta } from '../../lib/seo.ts'
import { type SiteFacts, useSite } from '../../lib/site.ts'
import { replaceQuery, useRequestedSearch } from '../../lib/use-requested-search.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { NotFoundContent } from '../../ui/not-found-content.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { StructuredData } from '../../ui/structured-data.tsx'
import { useWords } from '../../words/words.ts'
import type { Route } from './+types/category'

type LoadedPage = Extract<Awaited<ReturnType<typeof load>>, { state: 'loaded' }>

const { wide, phone } = limits.breakpoints.category
/** The `sizes` of a card's picture. */
const cardWidths = `(min-width: ${wide}px) max(18rem, 16vw), (min-width: ${phone}px) 31vw, ${halfWidth}`

/** The category and its first products; the server's error message is preferred to ours. */
async function load(api: Api, url: string, id: string, limit?: number) {
  try {
    const [category, list] = await Promise.all([
      api.GET('/categories/{id}', { params: { path: { id } } }),
      loadProductList(api, readCategoryAddress(id, new URL(url).searchParams), limit),
    ])
    if (category.response.status === 404) return { state: 'missing' as const }
    if (category.error) {
      return failed(category.error.message || messages.categoryPage.fetchFailed)
    }
    return {
      state: 'loaded' as const,
      category: category.data.data,
      list: { ...list, items: list.items.map(toCardData) },
    }
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') throw error
    return failed(messages.categoryPage.error)
  }
}

function failed(message: string) {
  return { state: 'failed' as const, message }
}

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const api = serverApi(context)
  const [page, card] = await Promise.all([
    load(api, request.url, params.categoryId),
    findCategoryCard(api, params.categoryId),
  ])
  if (page.state === 'missing') return data({ ...page, card }, { status: 404 })
  if (page.state === 'failed' || page.list.error) return data({ ...page, card }, unavailable)
  return data({ ...page, card })
}

const unavailable = { status: 503, headers: { 'cache-control': 'no-store' } }

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const state = readCategoryAddress(params.categoryId, new URL(request.url).searchParams)
  const length = rememberedLength(window.history.state?.key, listName(state))
  // Who reads the card runs no script.
  return { ...(await load(browserApi(), request.url, params.categoryId, length)), card: null }
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches, loaderData, params, location }) => {
  const path = fillPath(publicPaths.category, { categoryId: params.categoryId ?? '' })
  if (loaderData?.state !== 'loaded') {
    const { notFound, error } = messages.categoryPage
    const title = loaderData?.state === 'missing' ? notFound : error
    return pageMeta(matches, { title, description: title, path, hidden: true })
  }
  const { category } = loaderData
  return pageMeta(matches, {
    ...wordsOfCategory(category.name),
    path,
    card: loaderData.card,
    preview: category.imageSet?.preview,
    hidden: readCategoryAddress(category._id, new URLSearchParams(location.search)).search !== '',
  })
}

export default function CategoryPage({ loaderData, params }: Route.ComponentProps) {
  const page = useKeptCategory(loaderData, params.categoryId)
  if (page.state === 'missing') {
    return (
      <NotFoundContent
        title={messages.categoryPage.notFound}
        text={messages.categoryPage.notFoundText}
      >
        <BackToProducts />
      </NotFoundContent>
    )
  }
  if (page.state === 'failed') {
    return (
      <div className="mx-auto max-w-page px-gutter pb-section pt-10">
        <h1 className="sr-only">{messages.categoryPage.error}</h1>
        <ErrorState message={page.message} action={<BackToProducts />} />
      </div>
    )
  }
  return <LoadedCategory key={page.category._id} page={page} />
}

/** A category that is shown stays, with what is typed into its search, where another search fails. */
function useKeptCategory<Page extends Awaited<ReturnType<typeof load>>>(page: Page, id: string) {
  const [last, setLast] = useState<LoadedPage>()
  if (page.state === 'loaded' && page !== last) setLast(page)
  if (page.state !== 'failed' || last?.category._id !== id) return page
  return { ...last, list: { items: [], total: 0, error: page.message } }
}

function LoadedCategory({ page }: { page: LoadedPage }) {
  const words = useWords()
  const facts = useSite()
  const { category, list } = page
  const state = readCategoryAddress(category._id, new URLSearchParams(useLocation().search))
  const products = useInfiniteList(list, state, toCardData)
  const shown = products.items.length
  return (
    <div className="mx-auto max-w-page px-gutter pb-section pt-4 md:pt-8">
      <StructuredData data={import.meta.env.SSR ? describePage(facts, page) : undefined} />
      <CategoryHeader category={category} total={list.error ? undefined : list.total} />
      {shown === 0 && !list.error && !state.search ? (
        <EmptyState
          illustrated
          title={messages.categoryPage.empty}
          text={messages.categoryPage.emptyText}
          action={<BackToProducts />}
        />
      ) : (
        <>
          <CategorySearch id={category._id} />
          <ProductResults
            list={list}
            search={state.search}
            exactAddress={writeCategoryAddress({ ...state, exact: true })}
            error={list.error ? { message: list.error, action: <BackToProducts /> } : undefined}
            instead={{
              label: messages.categoryPage.searchAll,
              to: writeProductsAddress({ search: state.search }),
            }}
          >
            <InfiniteGrid
              list={products}
              name={listName(state)}
              className="lg:gap-y-12"
              pageClassName="sm:grid-cols-3 sm:gap-x-6 lg:grid-cols-4 lg:gap-y-12"
              next={shown < list.total ? writeNextAddress(state, category.name, shown) : undefined}
            >
              {(product) => (
                <OrderCard
                  product={product}
                  orderText={words.product.orderFromCategory}
                  decimals="always"
                  heading="h2"
                  sizes={cardWidths}
                  className="w-full"
                />
              )}
            </InfiniteGrid>
          </ProductResults>
        </>
      )}
    </div>
  )
}

function BackToProducts() {
  return (
    <ButtonLink to={publicPaths.products} variant="secondary">
      {messages.categoryPage.back}
    </ButtonLink>
  )
}

function CategorySearch({ id }: { id: string }) {
  const navigate = useNavigate()
  const { search } = readCategoryAddress(id, new URLSearchParams(useRequestedSearch()))
  return (
    <div className="mb-8 flex max-w-xl flex-wrap gap-3 print:hidden">
      <ProductSearch
        path={writeCategoryAddress({ category: id })}
        search={search}
        onSearch={(search) =>
          void navigate(writeCategoryAddress({ category: id, search }), replaceQuery)
        }
      />
    </div>
  )
}

/** Without JavaScript, which appends pages, the products page shows the next ones. */
function writeNextAddress(state: ProductsState, name: string, shown: number): string {
  return writeProductsAddress({ ...state, name, page: Math.floor(shown / pageSize) + 1 })
}

function describePage(facts: SiteFacts, { category, list }: LoadedPage) {
  const trail = describeCategoryTrail(facts, category)
  return list.items.length > 0 ? [trail, describeList(facts, list.items)] : trail
}
