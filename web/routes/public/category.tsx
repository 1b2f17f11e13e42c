import { useMemo } from 'react'
import { data } from 'react-router'
import { limits } from '../../../contract/limits.ts'
import { messages } from '../../../contract/messages.ts'
import { fillPath, publicPaths } from '../../../contract/public-paths.ts'
import { CategoryHeader } from '../../features/categories/category-header.tsx'
import { InfiniteGrid } from '../../features/products/infinite-grid.tsx'
import { pageSize, toCardData } from '../../features/products/load-products.ts'
import { OrderCard } from '../../features/products/order-card.tsx'
import { halfWidth } from '../../features/products/product-card.tsx'
import {
  type ProductsState,
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
import { ButtonLink } from '../../ui/button.tsx'
import { NotFoundContent } from '../../ui/not-found-content.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { StructuredData } from '../../ui/structured-data.tsx'
import type { Route } from './+types/category'

type LoadedPage = Extract<Awaited<ReturnType<typeof load>>, { state: 'loaded' }>

const { wide, phone } = limits.breakpoints.category
/** The `sizes` of a card's picture. */
const cardWidths = `(min-width: ${wide}px) max(18rem, 16vw), (min-width: ${phone}px) 31vw, ${halfWidth}`

const statuses = { loaded: 200, missing: 404, failed: 503 }

/** The category and its first products; the server's error message is preferred to ours. */
async function load(api: Api, id: string, limit = pageSize) {
  try {
    const [category, products] = await Promise.all([
      api.GET('/categories/{id}', { params: { path: { id } } }),
      api.GET('/products', { params: { query: { category: id, limit } } }),
    ])
    if (category.response.status === 404) return { state: 'missing' as const }
    if (category.error) {
      return failed(category.error.message || messages.categoryPage.fetchFailed)
    }
    if (products.error) {
      return failed(products.error.message || messages.categoryPage.productsFailed)
    }
    return {
      state: 'loaded' as const,
      category: category.data.data,
      products: products.data.data.map(toCardData),
      total: products.data.pagination.total,
    }
  } catch (error) {
    if (error instanceof Error && error.name === 'AbortError') throw error
    return failed(messages.categoryPage.error)
  }
}

function failed(message: string) {
  return { state: 'failed' as const, message }
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = serverApi(context)
  const [page, card] = await Promise.all([
    load(api, params.categoryId),
    findCategoryCard(api, params.categoryId),
  ])
  const headers = page.state === 'failed' ? { 'cache-control': 'no-store' } : undefined
  return data({ ...page, card }, { status: statuses[page.state], headers })
}

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const length = rememberedLength(window.history.state?.key, listName(listOf(params.categoryId)))
  // Who reads the card runs no script.
  return { ...(await load(browserApi(), params.categoryId, length)), card: null }
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches, loaderData, params }) => {
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
  })
}

export default function CategoryPage({ loaderData: page }: Route.ComponentProps) {
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

function LoadedCategory({ page }: { page: LoadedPage }) {
  const facts = useSite()
  const { category, products, total } = page
  const first = useMemo(() => ({ items: products, total }), [products, total])
  const state = listOf(category._id)
  const list = useInfiniteList(first, state, toCardData)
  const shown = list.items.length
  return (
    <div className="mx-auto max-w-page px-gutter pb-section pt-4 md:pt-8">
      <StructuredData data={import.meta.env.SSR ? describePage(facts, page) : undefined} />
      <CategoryHeader category={category} total={total} />
      {shown === 0 ? (
        <EmptyState
          illustrated
          title={messages.categoryPage.empty}
          text={messages.categoryPage.emptyText}
          action={<BackToProducts />}
        />
      ) : (
        <InfiniteGrid
          list={list}
          name={listName(state)}
          className="lg:gap-y-12"
          pageClassName="sm:grid-cols-3 sm:gap-x-6 lg:grid-cols-4 lg:gap-y-12"
          next={shown < total ? writeNextAddress(state, category.name, shown) : undefined}
        >
          {(product) => (
            <OrderCard
              product={product}
              orderText={messages.order.fromCategory(product.name)}
              decimals="always"
              heading="h2"
              sizes={cardWidths}
              className="w-full"
            />
          )}
        </InfiniteGrid>
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

/** The category's page as a list of products. */
function listOf(category: string): ProductsState {
  return { category, search: '', sort: 'default', page: 1 }
}

/** Without JavaScript, which appends pages, the products page shows the next ones. */
function writeNextAddress(state: ProductsState, name: string, shown: number): string {
  return writeProductsAddress({ ...state, name, page: Math.floor(shown / pageSize) + 1 })
}

function describePage(facts: SiteFacts, { category, products }: LoadedPage) {
  const trail = describeCategoryTrail(facts, category)
  return products.length > 0 ? [trail, describeList(facts, products)] : trail
}
